import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REFERENCE_PATTERN, referenceOf } from './reference.ts';

const ten = (share: number) => Array.from({ length: 10 }, () => share);

test.each([
  [0, '22222-22222'],
  [0.5, 'HHHHH-HHHHH'],
  [0.999_999, 'ZZZZZ-ZZZZZ'],
])('the share %d is written %s', (share, written) => {
  expect(referenceOf(ten(share))).toBe(written);
});

test('whatever is drawn, it reads as a reference number, in any letter case', () => {
  const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(fc.array(share, { minLength: 10, maxLength: 10 }), (random) => {
      const written = referenceOf(random);
      expect(written).toMatch(REFERENCE_PATTERN);
      expect(written.toLowerCase()).toMatch(REFERENCE_PATTERN);
    }),
  );
});

test('fewer than ten make none', () => {
  expect(() => referenceOf([0.1])).toThrow(RangeError);
});

test.each(['', 'K7M4Q', 'K7M4Q-2XZ9', 'K7M4Q-2XZ9PP', '1IL0O-UUUUU', 'K7M4Q 2XZ9P'])(
  '%s is no reference number',
  (text) => {
    expect(text).not.toMatch(REFERENCE_PATTERN);
  },
);
