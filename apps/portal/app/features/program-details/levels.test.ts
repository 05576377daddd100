import { expect, test } from 'vitest';
import { commonestLevel, totalAwards } from './levels.ts';

const level = (option: 'Certificate' | 'Associate' | 'Bachelor', awards: number) => ({
  option,
  schools: 1,
  ncSchools: 0,
  awards,
});

test('the level with the most awards is the common one, the lower where it is even', () => {
  expect(
    commonestLevel([level('Certificate', 5), level('Associate', 80), level('Bachelor', 70)])?.option,
  ).toBe('Associate');
  expect(commonestLevel([level('Associate', 7), level('Bachelor', 7)])?.option).toBe('Associate');
});

test('there is none when nobody finished', () => {
  expect(commonestLevel([level('Associate', 0)])).toBeNull();
  expect(commonestLevel([])).toBeNull();
});

test('adds the awards of all levels', () => {
  expect(totalAwards([level('Associate', 80), level('Bachelor', 70)])).toBe(150);
});
