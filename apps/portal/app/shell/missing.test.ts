import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { homeWithout, readMissing } from './missing.ts';

describe('what an address asked for travels home (ST-029, GAP-066)', () => {
  it.each([
    ['college', 'wake-teck', '/#no-such-college=wake%20teck', 'wake teck'],
    ['career', 'dog_whisperer', '/#no-such-career=dog%20whisperer', 'dog whisperer'],
    ['page', '', '/#no-such-page', ''],
    ['page', '%E0%A4%A', '/#no-such-page=E0%20A4%20A', 'E0 A4 A'],
    ['program', 'Bebidas-y-caf%C3%A9', '/#no-such-program=Bebidas%20y%20caf%C3%A9', 'Bebidas y café'],
    ['page', '<b>Call: 555@evil', '/#no-such-page=b%20Call%20555%20evil', 'b Call 555 evil'],
  ] as const)('%s %s', (kind, address, home, asked) => {
    expect(homeWithout(kind, address)).toBe(home);
    expect(readMissing(new URL(home, 'http://x').hash)).toEqual({ kind, asked });
  });

  it.each(['', '#', '#main', '#no-such-planet=x', '#no-such-page-x'])('%j is no such mark', (hash) => {
    expect(readMissing(hash)).toBeNull();
  });
});

test('whatever an address holds, home is led to and at most 60 letters are shown', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (address) => {
      const { hash, pathname } = new URL(homeWithout('page', address), 'http://portal.test');
      expect(pathname).toBe('/');
      expect(readMissing(hash)?.asked).toMatch(/^[\p{L}\p{N}'’&. ]{0,60}$/u);
    }),
  );
});
