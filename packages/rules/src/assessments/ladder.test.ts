import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { levelReached, lockOf, mayTakeBack } from './ladder.ts';

test.each<[string, number[], number, ReturnType<typeof lockOf>]>([
  ['the first has no previous (GAP-034)', [0, 0, 0, 0, 0, 0, 0], 1, null],
  ['nothing at the level before', [0, 0, 0, 0, 0, 0, 0], 2, 'previous'],
  ['one at the level before', [1, 0, 0, 0, 0, 0, 0], 2, 'previous'],
  ['two at the level before (CON-054, ST-209)', [2, 0, 0, 0, 0, 0, 0], 2, null],
  ['the one after the next', [2, 0, 0, 0, 0, 0, 0], 3, 'previous'],
  ['something at the next (ST-210)', [3, 1, 0, 0, 0, 0, 0], 1, 'next'],
  ['the last has no next', [2, 2, 2, 2, 2, 2, 3], 7, null],
])('a level is changed or not: %s', (_, chosen, level, expected) => {
  expect(lockOf(chosen, level)).toBe(expected);
});

it('is climbed by what may be chosen alone, and never has a gap then', () => {
  const level = fc.integer({ min: 1, max: 7 });
  const press = fc.record({ level, adds: fc.boolean() });
  fc.assert(
    fc.property(fc.array(press, { maxLength: 80 }), (presses) => {
      const chosen = [0, 0, 0, 0, 0, 0, 0];
      for (const { level: at, adds } of presses) {
        const count = chosen[at - 1] ?? 0;
        if (lockOf(chosen, at) === null) chosen[at - 1] = Math.min(Math.max(count + (adds ? 1 : -1), 0), 3);
      }
      const highest = chosen.findLastIndex((count) => count > 0) + 1;
      expect(levelReached(chosen)).toBeGreaterThanOrEqual(highest - 1);
    }),
  );
});

it('lets what should not be there be taken back: two devices may have chosen at once', () => {
  expect(mayTakeBack([1, 2, 0, 0, 0, 0, 0], 2)).toBe(true);
  expect(mayTakeBack([1, 2, 0, 0, 0, 0, 0], 1)).toBe(false);
  expect(mayTakeBack([1, 0, 0, 0, 0, 0, 0], 2)).toBe(false);
  expect(mayTakeBack([2, 1, 0, 0, 0, 0, 0], 2)).toBe(true);
});
