import { expect, test } from 'vitest';
import { portalLanguages } from './portal-languages.ts';

test.each([
  [undefined, ['en']],
  ['', ['en']],
  ['es', ['en', 'es']],
  ['EN, en-xa,en', ['en', 'en-XA']],
])('with PORTAL_LANGUAGES %s the portal is built in %j', (named, expected) => {
  expect(portalLanguages(named)).toEqual(expected);
});

test('a name that is no language is named', () => {
  expect(() => portalLanguages('en,klingon')).toThrow(
    'PORTAL_LANGUAGES: klingon is no language of the portal. Write some of: en, es, en-XA',
  );
});
