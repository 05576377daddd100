import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  actBands,
  applicationFeeBands,
  bandOf,
  defaultDistanceBand,
  difficultyBands,
  distanceBands,
  inBand,
  populationBands,
  satBands,
  studentFacultyBands,
  tuitionBands,
} from './bands.ts';

describe('bands', () => {
  it.each([
    [populationBands, 2500, 'Under2500'],
    [populationBands, 2501, '2501To5000'],
    [populationBands, 20_000, '15001To20000'],
    [populationBands, 20_001, 'Over20000'],
    [difficultyBands, 0.3, 'MostDifficult'],
    [difficultyBands, 0.3001, 'VeryDifficult'],
    [difficultyBands, 0.6, 'VeryDifficult'],
    [difficultyBands, 0.85, 'ModeratelyDifficult'],
    [difficultyBands, 0.95, 'MinimallyDifficult'],
    [difficultyBands, 0.951, 'Noncompetitive'],
    [satBands, 400, '200To400'],
    [satBands, 410, '410To470'],
    [satBands, 800, '610To800'],
    [actBands, 15, 'UpTo15'],
    [actBands, 29, '29AndUp'],
    [tuitionBands, 5000, 'UpTo5000'],
    [tuitionBands, 8989, 'UpTo10000'],
    [tuitionBands, 50_000, 'UpTo50000'],
    [tuitionBands, 50_001, 'Over50000'],
    [applicationFeeBands, 0, 'FreeApp'],
    [studentFacultyBands, 15, '11To15'],
  ])('puts a figure into its band (GAP-071, GAP-127)', (bands, figure, value) =>
    expect(bandOf(bands, figure)?.value).toBe(value),
  );

  it('has no band for a figure that was not reported', () =>
    expect(bandOf(populationBands, null)).toBeUndefined());

  it('puts every figure into exactly one band', () => {
    for (const bands of [
      populationBands,
      difficultyBands,
      satBands,
      actBands,
      tuitionBands,
      applicationFeeBands,
      studentFacultyBands,
    ]) {
      fc.assert(
        fc.property(fc.double({ min: -1000, max: 200_000, noNaN: true }), (figure) => {
          expect(bands.filter((band) => inBand(band, figure))).toHaveLength(1);
        }),
      );
    }
  });

  it('has eleven tuition steps with plain labels', () => {
    expect(tuitionBands).toHaveLength(11);
    expect(tuitionBands[1]?.label).toBe('$5,001 to $10,000');
  });
});

it.each([
  ['CON-017', populationBands, [2500, 5000, 10_000, 15_000, 20_000, null]],
  ['CON-131', satBands, [400, 470, 530, 600, null]],
  ['CON-132', actBands, [15, 19, 23, 28, null]],
  ['CON-133', difficultyBands, [0.3, 0.6, 0.85, 0.95, null]],
  [
    'CON-134',
    tuitionBands,
    [5000, 10_000, 15_000, 20_000, 25_000, 30_000, 35_000, 40_000, 45_000, 50_000, null],
  ],
])('ends each band of %s where the specification says', (_, bands, ends) =>
  expect(bands.map(({ to }) => to)).toEqual(ends),
);

it('offers the distances of the specification, under 100 miles unless chosen (CON-129)', () => {
  expect(distanceBands.map(({ atLeast, under }) => [atLeast, under])).toEqual([
    [0, 25],
    [0, 50],
    [0, 100],
    [100, null],
  ]);
  expect(distanceBands.find(({ value }) => value === defaultDistanceBand)?.under).toBe(100);
});
