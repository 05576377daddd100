import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSealedWith, SealError, seal, unseal } from './sealing.ts';
import { deriveKey } from './secret.ts';

const key = deriveKey('a secret for this test alone, long enough', 'longleaf test', 'rows');

describe('sealing', () => {
  it('opens whatever it sealed, and seals the same text differently each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, id) => {
        const sealed = seal(key, id, text);
        expect(unseal(key, id, sealed)).toBe(text);
        expect(seal(key, id, text).equals(sealed)).toBe(false);
      }),
    );
  });

  it('notices another row, another key, every altered byte, and what is too short', () => {
    const sealed = seal(key, 'row', '123-45-6789');
    expect(sealed.includes('6789')).toBe(false);
    expect(() => unseal(key, 'other', sealed)).toThrow(SealError);
    expect(() => unseal(randomBytes(32), 'row', sealed)).toThrow(SealError);
    for (let index = 0; index < sealed.length; index++) {
      const altered = Buffer.from(sealed);
      altered[index] = (altered[index] ?? 0) ^ 1;
      expect(() => unseal(key, 'row', altered)).toThrow(SealError);
    }
    expect(() => unseal(key, 'row', sealed.subarray(0, 20))).toThrow(SealError);
  });

  it('opens under the key before, seals under the one of now, and tells which it was', () => {
    const before = randomBytes(32);
    const ring = { current: key, before };
    const old = seal(before, 'row', 'text');
    expect(unseal(ring, 'row', old)).toBe('text');
    expect(unseal(ring, 'row', old.subarray(7))).toBe('text');
    expect(isSealedWith(ring, old)).toBe(false);
    const anew = seal(ring, 'row', 'text');
    expect(isSealedWith(ring, anew)).toBe(true);
    expect(unseal(key, 'row', anew)).toBe('text');
    expect(() => unseal(before, 'row', anew)).toThrow(SealError);
  });

  it('opens what was sealed before seals had a mark', () => {
    expect(unseal(key, 'row', seal(key, 'row', 'text').subarray(7))).toBe('text');
  });

  it('has a key of its own for each owner and purpose', () => {
    const keys = [
      key,
      deriveKey('a secret for this test alone, long enough', 'longleaf test', 'mail'),
      deriveKey('a secret for this test alone, long enough', 'longleaf identity', 'rows'),
      deriveKey('another secret for this test, long enough', 'longleaf test', 'rows'),
    ];
    expect(new Set(keys.map((one) => one.toString('hex'))).size).toBe(4);
    expect(keys.every((one) => one.length === 32)).toBe(true);
  });
});
