import { testDatabase } from '@longleaf/testkit/database';
import { expect, it } from 'vitest';
import { majorCountsOf, readCollegeProfile } from './college-profile.ts';
import { readMedians } from './neighbours.ts';

const { pool } = await testDatabase('catalog');

it('reads the figures of a college with null for what was not reported', async () => {
  const profile = await readCollegeProfile(pool, 199120);
  expect(profile?.figures.netPrice).toMatchObject({
    netPrice: 12_414,
    netPriceTo30000: 3296,
    netPriceOver110000: 23_695,
  });
  expect(profile?.figures.graduation).toMatchObject({
    graduationRate: 0.92,
    retentionRate: 0.97,
    graduationYear: 2023,
  });
  expect(profile?.figures.services.studyAbroad).toBe(true);
  expect(profile?.figures.attendance.costOfAttendanceProgram).toBeNull();
  expect(profile?.sports).toContainEqual({ sport: 'Basketball', men: true, women: true });
  const counts = majorCountsOf(profile?.majors ?? []);
  expect(counts.map((count) => count.degreeType)).toEqual([
    'Diploma',
    'Bachelor',
    'PostBachelor',
    'Master',
    'PostMaster',
    'Professional',
    'Doctoral',
  ]);
  expect(await readCollegeProfile(pool, 1)).toBeUndefined();
});

it('finds the middle of the state’s four-year colleges', async () => {
  const medians = await readMedians(pool);
  expect(medians.retentionRate).toBe(0.71);
  // Of the newest net price of each, as it stands beside it.
  expect(medians.netPrice).toBe(18_850.5);
  expect(medians.graduationRate).toBe(0.48);
});
