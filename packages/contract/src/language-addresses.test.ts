import { describe, expect, it } from 'vitest';
import { pathIn, takeLanguage } from './language-addresses.ts';

describe('a path of the portal', () => {
  it.each([
    ['/careers', 'en', '/careers'],
    ['/', 'en', '/'],
    ['/es', 'es', '/'],
    ['/es/', 'es', '/'],
    ['/ES/careers?page=2', 'es', '/careers?page=2'],
    ['/es?name=elon', 'es', '/?name=elon'],
    ['/en-xa/data#ipeds', 'en-XA', '/data#ipeds'],
    ['//es/careers', 'es', '/careers'],
    // The main language has no segment, and other tags are words of an address like any.
    ['/en/careers', 'en', '/en/careers'],
    ['/fr/careers', 'en', '/fr/careers'],
    ['/essays', 'en', '/essays'],
  ])('%s is in %s and is %s', (whole, language, path) => {
    expect(takeLanguage(whole)).toEqual({ language, path });
  });

  it.each(['/es//evil.test', '/es///evil.test/a', '/es/\\evil.test', '/es/\\/evil.test'])(
    'is one of this host without its language too: %s',
    (whole) => {
      expect(new URL(takeLanguage(whole).path, 'https://portal.test').host).toBe('portal.test');
    },
  );

  it.each([
    ['es', '/', '/es'],
    ['es', '/?name=elon', '/es?name=elon'],
    ['es', '/careers', '/es/careers'],
    ['en', '/careers', '/careers'],
    ['en-XA', '/careers', '/en-XA/careers'],
  ] as const)('in %s, %s is %s', (language, path, whole) => {
    expect(pathIn(language, path)).toBe(whole);
    expect(takeLanguage(whole)).toEqual({ language, path });
  });
});
