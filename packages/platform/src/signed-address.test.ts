import { describe, expect, it } from 'vitest';
import { deriveKey } from './secret.ts';
import { readSignedAddress, signAddress } from './signed-address.ts';

const key = deriveKey('a secret for this test alone, long enough', 'longleaf test', 'addresses');
const other = deriveKey('another secret for this test, long enough', 'longleaf test', 'addresses');
const now = new Date('2026-10-05T14:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

describe('a signed address', () => {
  it.each(['192.0.2.7', '::ffff:192.0.2.7', '2001:db8::1', 'fe80::1%eth0'])('carries %s', (address) => {
    expect(readSignedAddress(key, signAddress(key, address, now), after(2))).toBe(address);
  });

  const good = signAddress(key, '192.0.2.7', now);
  it.each([
    ['nothing', undefined],
    ['an empty header', ''],
    ['two headers', [good, good]],
    ['a plain address', '192.0.2.7'],
    ['another address under the same signature', good.replace('192.0.2.7', '192.0.2.8')],
    ['another moment under the same signature', good.replace(/ \d+ /, ` ${now.getTime() + 1} `)],
    ['another key', signAddress(other, '192.0.2.7', now)],
    ['a cut signature', good.slice(0, -1)],
    ['more behind it', `${good} x`],
    ['what is no address', signAddress(key, '<script>', now)],
  ])('does not take %s', (_what, header) => expect(readSignedAddress(key, header, now)).toBeUndefined());

  it('is good for five minutes before and after', () => {
    expect(readSignedAddress(key, good, after(300))).toBe('192.0.2.7');
    expect(readSignedAddress(key, good, after(-300))).toBe('192.0.2.7');
    expect(readSignedAddress(key, good, after(301))).toBeUndefined();
    expect(readSignedAddress(key, good, after(-301))).toBeUndefined();
  });
});
