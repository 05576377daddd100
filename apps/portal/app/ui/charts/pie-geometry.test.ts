import fc from 'fast-check';
import { expect, test } from 'vitest';
import { middleOf, slicePath, turnsOf } from './pie-geometry.ts';

test('slices follow one another around the circle', () => {
  expect(turnsOf([50, 25, 25])).toEqual([
    { from: 0, to: 0.5 },
    { from: 0.5, to: 0.75 },
    { from: 0.75, to: 1 },
  ]);
});

test('a share of nothing takes no room', () => {
  expect(turnsOf([1, 0, 1])[1]).toEqual({ from: 0.5, to: 0.5 });
  expect(turnsOf([0, 0])).toEqual([
    { from: 0, to: 0 },
    { from: 0, to: 0 },
  ]);
  expect(slicePath({ from: 0.5, to: 0.5 }, 100)).toBe('');
});

test('whatever the shares, the slices fill the circle without gaps and in proportion', () => {
  const share = fc.double({ min: 0, max: 100, noNaN: true });
  fc.assert(
    fc.property(fc.array(share, { minLength: 1, maxLength: 12 }), share, (others, one) => {
      const shares = [...others, one + 1];
      const turns = turnsOf(shares);
      const total = shares.reduce((sum, size) => sum + size, 0);
      expect(turns[0]?.from).toBe(0);
      expect(turns.at(-1)?.to).toBeCloseTo(1, 6);
      turns.forEach(({ from, to }, index) => {
        expect(from).toBe(index === 0 ? 0 : turns[index - 1]?.to);
        expect(to - from).toBeCloseTo((shares[index] ?? 0) / total, 6);
      });
    }),
  );
});

test.each([
  [
    'a quarter from the top',
    { from: 0, to: 0.25 },
    'M0 0L0 -100A100 100 0 0 1 70.71 -70.71A100 100 0 0 1 100 0z',
  ],
  ['three quarters', { from: 0.25, to: 1 }, 'M0 0L100 0A100 100 0 0 1 -70.71 70.71A100 100 0 0 1 0 -100z'],
  ['the whole', { from: 0, to: 1 }, 'M0 -100A100 100 0 0 1 0 100A100 100 0 0 1 0 -100z'],
])('draws %s', (_, turn, path) => {
  expect(slicePath(turn, 100)).toBe(path);
});

test('the middle of a slice lies half way along it', () => {
  const { x, y } = middleOf({ from: 0, to: 0.5 }, 10);
  expect(x).toBeCloseTo(10);
  expect(y).toBeCloseTo(0);
});
