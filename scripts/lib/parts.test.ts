import { expect, test } from 'vitest';
import { partsToRun } from './parts.ts';

const ALL = ['format', 'routes', 'lint', 'build', 'journeys'];

test('without a name every part runs', () => {
  expect(partsToRun(ALL, [])).toEqual(ALL);
});

test('a part brings what it cannot be without on a fresh clone, in order', () => {
  expect(partsToRun(ALL, ['lint', 'format'])).toEqual(['format', 'routes', 'lint']);
  expect(partsToRun(ALL, ['journeys'])).toEqual(['build', 'journeys']);
});

test('a name that is no part is told instead of passing', () => {
  expect(() => partsToRun(ALL, ['lint', 'fromat'])).toThrow('No such part: fromat');
});
