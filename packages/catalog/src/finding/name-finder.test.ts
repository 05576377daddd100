import { expect, it } from 'vitest';
import { NameFinder } from './name-finder.ts';

const names = [
  ['wake', 'technical', 'college'],
  ['wake', 'forest', 'university'],
  ['forest', 'college'],
];

it('finds the same names however often it was asked', () => {
  const finder = new NameFinder(names, () => []);
  const asked = (words: readonly string[]) => {
    const found: number[] = [];
    finder.holding(finder.reach(words), (entry, fit, covered) =>
      found.push(entry, Math.round(fit * 100), covered),
    );
    return found;
  };
  const answers = Array.from({ length: 600 }, (_, round) =>
    asked(round % 2 === 0 ? ['wake', 'forest'] : ['college']),
  );
  expect(new Set(answers.filter((_, round) => round % 2 === 0).map(String))).toEqual(new Set(['1,183,2']));
  expect(new Set(answers.filter((_, round) => round % 2 === 1).map(String))).toEqual(
    new Set(['0,92,1,2,92,1']),
  );
});
