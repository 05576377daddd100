import type { CampusProfile } from '@longleaf/contract/college-profile';
import { expect, test } from 'vitest';
import { withoutList } from './without-list.ts';

const major = (cipCode: string, degreeType: string, awards: number) => ({
  programName: `Program ${cipCode}`,
  degreeType,
  cipCode,
  programUrlName: null,
  awards,
});

/** Only what is read here. */
const college = (parts: object) =>
  ({ name: 'Anson College', majorsWithNames: [], majorCounts: [], ...parts }) as unknown as CampusProfile;

test('the six majors with the most awards of the main degree stay, and how many there are', () => {
  const bachelors = [90, 80, 70, 60, 50, 40, 30].map((awards, index) =>
    major(`01.0${index}`, 'Bachelor', awards),
  );
  const given = college({
    majorsWithNames: [major('51.01', 'Master', 95), ...bachelors],
    majorCounts: [
      { degreeType: 'Master', programs: 1, awards: 95 },
      { degreeType: 'Bachelor', programs: 7, awards: 420 },
    ],
  });
  const { name, programs, mainDegree, popularMajors, ...rest } = withoutList(given);
  expect({ name, programs, mainDegree }).toEqual({
    name: 'Anson College',
    programs: 8,
    mainDegree: 'Bachelor',
  });
  expect(popularMajors.map(({ awards }) => awards)).toEqual([90, 80, 70, 60, 50, 40]);
  expect(rest).not.toHaveProperty('majorsWithNames');
});

test('a program that nobody finished is counted, not popular', () => {
  const given = college({
    majorsWithNames: [major('01.01', 'Bachelor', 0)],
    majorCounts: [{ degreeType: 'Bachelor', programs: 1, awards: 0 }],
  });
  expect(withoutList(given)).toMatchObject({ programs: 1, popularMajors: [] });
});

test('a college without a list has no main degree', () => {
  expect(withoutList(college({}))).toMatchObject({ programs: 0, mainDegree: undefined, popularMajors: [] });
});

test.each([
  ['certificates hide no degree', { Certificate: 900, Diploma: 400, Associate: 120 }, 'Associate'],
  ['what one studies first, also where most finish a later one', { Bachelor: 300, Master: 900 }, 'Bachelor'],
  ['the later one where there is no other', { Certificate: 900, Bachelor: 0, Master: 40 }, 'Master'],
  ['of a school without degrees', { Certificate: 900, Diploma: 400 }, 'Certificate'],
  ['of a college whose degrees nobody finished', { Certificate: 5, Associate: 0 }, 'Certificate'],
])('the main degree: %s', (_, awards, main) => {
  const majorCounts = Object.entries(awards).map(([degreeType, count]) => ({
    degreeType,
    programs: 1,
    awards: count,
  }));
  expect(withoutList(college({ majorCounts })).mainDegree).toBe(main);
});
