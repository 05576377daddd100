import { testDatabase } from '@longleaf/testkit/database';
import { benchmarkKinds, benchmarkOf } from '@longleaf/rules/colleges/benchmark';
import { expect, it } from 'vitest';
import { majorCountsOf } from './majors.ts';
import { readMiddles } from './neighbours.ts';
import { readProfiles } from './profiles.ts';

const { pool } = await testDatabase('catalog');
const profiles = await readProfiles(pool);

it('reads the figures of a college with null for what was not reported', () => {
  const profile = profiles.of(199120);
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
  expect(profiles.of(1)).toBeUndefined();
});

it.each([
  ['a campus that shares its pay with others of its federal number', 'St. Andrews University', 2],
  ['a college that has its own', 'Duke University', 1],
  ['one without any', 'Roanoke-Chowan Community College', 1],
])('says how many colleges the pay is of: %s', async (_what, name, colleges) => {
  const { rows } = await pool.query<{ id: number }>('select id from catalog.college where name = $1', [name]);
  expect(profiles.of(rows[0]?.id ?? 0)?.earningsOf).toBe(colleges);
});

it('finds the middle of the state’s colleges, each kind apart', async () => {
  const middles = await readMiddles(pool);
  expect([...middles.keys()].toSorted()).toEqual(['FourYear', 'TwoYear']);
  const { rows } = await pool.query<{ id: number; level: number; control: number; carnegie: number | null }>(
    `select c.id, level_code as level, control_code as control, carnegie_2021_code as carnegie from catalog.college c
     left join catalog.college_closure closure on closure.college_id = c.id
     where state = 'NC' and is_active and (closure.college_id is null or closure.kind not in ('closed', 'merged')) and offers_undergraduate`,
  );
  // The rule's own word on who belongs to a kind, and a middle worked out by hand.
  for (const kind of benchmarkKinds) {
    const own = rows.filter(
      ({ level, control, carnegie }) =>
        benchmarkOf({ levelCode: level, controlCode: control, carnegieCode: carnegie }) === kind,
    );
    const rates = await pool.query<{ rate: number }>(
      `select graduation_rate as rate from catalog.figures_graduation
       where college_id = any($1) and graduation_rate is not null order by 1`,
      [own.map(({ id }) => id)],
    );
    const half = (rates.rows.length - 1) / 2;
    const middle = ((rates.rows[Math.floor(half)]?.rate ?? 0) + (rates.rows[Math.ceil(half)]?.rate ?? 0)) / 2;
    expect(middles.get(kind)?.graduationRate).toBeCloseTo(middle, 10);
  }
});
