import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNear, isWithinSlips, slipsAllowed } from './slips.ts';

/** The slips between two words, counted the plain way: a table of all their beginnings. */
function slipsBetween(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) => Math.max(row, column)),
  );
  const at = (row: number, column: number) => table[row]?.[column] ?? Infinity;
  for (let row = 1; row <= a.length; row++)
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      (table[row] as number[])[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (same ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
  return at(a.length, b.length);
}

describe('small misspellings', () => {
  it.each([
    ['appalacian', 'appalachian', 1],
    ['dule', 'duke', 1],
    ['daivdson', 'davidson', 1],
    ['elon', 'elno', 1],
    ['elno', 'elons', 2],
    ['', 'elon', 4],
    ['elon', 'elon', 0],
    ['elon', 'wake', 4],
  ])('%j and %j are %d apart', (a, b, slips) => {
    expect(isWithinSlips(a, b, slips)).toBe(true);
    expect(isWithinSlips(b, a, slips)).toBe(true);
    expect(slips > 0 && isWithinSlips(a, b, slips - 1)).toBe(false);
  });

  it('are told as by a table of all beginnings', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
    fc.assert(
      fc.property(word, word, fc.nat(3), (a, b, slips) => {
        expect(isWithinSlips(a, b, slips)).toBe(slipsBetween(a, b) <= slips);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['pfiefer', 'pfeiffer', true],
    ['hogwart', 'howard', false],
    ['wakanda', 'makana', false],
    ['elno', 'elon', true],
    ['daivdsno', 'davidson', true],
  ])('of %s, %s is near: %s', (typed, word, near) => {
    const away = [1, 2].find((slips) => isWithinSlips(typed, word, slips));
    expect(away !== undefined && isNear(typed, word, away)).toBe(near);
  });

  it('forgives nothing in short words', () => {
    expect(['unc', 'duke', 'pfiefer', 'davidson'].map(slipsAllowed)).toEqual([[], [1], [1, 2], [2]]);
  });
});
