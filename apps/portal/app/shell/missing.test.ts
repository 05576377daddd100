import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { homeWithout, readMissing } from './missing.ts';

describe('what an address asked for travels home (ST-029, GAP-066)', () => {
  it.each([
    ['college', 'wake-teck', '/?no-such=college#asked=wake%20teck', 'wake teck'],
    ['career', 'dog_whisperer', '/?no-such=career#asked=dog%20whisperer', 'dog whisperer'],
    ['page', '', '/?no-such=page', ''],
    ['page', '%E0%A4%A', '/?no-such=page#asked=E0%20A4%20A', 'E0 A4 A'],
    ['program', 'Bebidas-y-caf%C3%A9', '/?no-such=program#asked=Bebidas%20y%20caf%C3%A9', 'Bebidas y café'],
    ['page', '<b>Call: 555@evil', '/?no-such=page#asked=b%20Call%20555%20evil', 'b Call 555 evil'],
  ] as const)('%s %s', (kind, address, home, asked) => {
    expect(homeWithout(kind, address)).toBe(home);
    expect(readMissing(new URL(home, 'http://x'))).toEqual({ kind, asked });
  });

  it.each(['/', '/#main', '/?no-such=planet#asked=x', '/?no-such#asked=x', '/#asked=x'])(
    '%j has no such mark',
    (at) => {
      expect(readMissing(new URL(at, 'http://x'))).toBeNull();
    },
  );
});

test('whatever an address holds, home is led to and at most 60 letters are shown', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (address) => {
      const home = new URL(homeWithout('page', address), 'http://portal.test');
      // The server sees the kind alone: there is one page of each, whatever was asked for.
      expect(home.pathname + home.search).toBe('/?no-such=page');
      expect(readMissing(home)?.asked).toMatch(/^[\p{L}\p{N}'’&. ]{0,60}$/u);
    }),
  );
});
