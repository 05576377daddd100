import { expect, test } from 'vitest';
import { partsToRun } from './parts.ts';

const ALL = ['lint', 'routes', 'types', 'build', 'journeys'];

test('without a name every part runs', () => {
  expect(partsToRun(ALL, [])).toEqual(ALL);
});

test('a part brings what it cannot be without on a fresh clone, in order', () => {
  expect(partsToRun(ALL, ['types', 'lint'])).toEqual(['lint', 'routes', 'types']);
  expect(partsToRun(ALL, ['journeys'])).toEqual(['build', 'journeys']);
});

test('a name that is no part is told instead of passing', () => {
  expect(() => partsToRun(ALL, ['lint', 'tpyes'])).toThrow('No such part: tpyes');
});
