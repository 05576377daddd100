import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  actBands,
  applicationFeeBands,
  bandOf,
  difficultyBands,
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
  ])('puts a figure into its band', (bands, figure, value) =>
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
