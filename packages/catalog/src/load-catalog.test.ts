import { testDatabase } from '@longleaf/testkit/database';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from './load-catalog.ts';
import { shippedTables } from './load/shipped-tables.ts';
import { readVersion } from './load/version.ts';
import { sourceOf } from './sources.ts';

const database = await testDatabase();

async function one<T>(sql: string): Promise<T | undefined> {
  const result = await database.pool.query<Record<string, T>>(sql);
  return Object.values(result.rows[0] ?? {})[0];
}

describe('loading the shipped facts', () => {
  it('loads every table, and a second time changes nothing', async () => {
    const first = await loadCatalog(database.pool);
    expect(first.loaded).toBe(true);
    const version = await readVersion(database.pool);
    expect(await loadCatalog(database.pool)).toEqual({ loaded: false, rows: 0 });
    expect(await readVersion(database.pool)).toEqual(version);
    expect(await one('select count(*) from catalog.college')).toBe(6072);
    expect(await one('select count(*) from catalog.program')).toBe(267_595);
    expect(await one('select count(*) from catalog.zip')).toBe(41_481);
    expect(await one('select count(*) from catalog.dataset')).toBe(shippedTables.length);
  });

  it('holds the published figures', async () => {
    const result = await database.pool.query(
      `select c.id, admission_rate, tuition_in_state, graduation_rate, earnings_10_years, undergraduates
       from catalog.college c
       left join catalog.figures_admissions a on a.college_id = c.id
       left join catalog.figures_tuition t on t.college_id = c.id
       left join catalog.figures_graduation g on g.college_id = c.id
       left join catalog.figures_earnings e on e.college_id = c.id
       left join catalog.figures_enrollment n on n.college_id = c.id
       where c.id in (199120, 198419, 199193, 199102, 199856) order by c.id`,
    );
    const rows = result.rows.map((row: Record<string, number | null>) => ({
      ...row,
      admission_rate: round(row['admission_rate']),
    }));
    expect(rows).toEqual([
      {
        id: 198419,
        admission_rate: 0.057,
        tuition_in_state: 65_805,
        graduation_rate: 0.96,
        earnings_10_years: 97_800,
        undergraduates: 6417,
      },
      {
        id: 199102,
        admission_rate: 0.499,
        tuition_in_state: 6748,
        graduation_rate: 0.55,
        earnings_10_years: 44_440,
        undergraduates: 11_925,
      },
      {
        id: 199120,
        admission_rate: 0.153,
        tuition_in_state: 8989,
        graduation_rate: 0.92,
        earnings_10_years: 72_200,
        undergraduates: 20_556,
      },
      {
        id: 199193,
        admission_rate: 0.417,
        tuition_in_state: 8895,
        graduation_rate: 0.85,
        earnings_10_years: 68_758,
        undergraduates: 26_389,
      },
      {
        id: 199856,
        admission_rate: null,
        tuition_in_state: 2336,
        graduation_rate: 0.31,
        earnings_10_years: 41_769,
        undergraduates: 18_605,
      },
    ]);
  });

  it('counts the sectors and shows a closed college as closed', async () => {
    const sectors = await database.pool.query(
      'select sector, count(*) from catalog.college_sector group by 1 order by 1',
    );
    expect(sectors.rows).toEqual([
      { sector: 'CommunityCollege', count: 58 },
      { sector: 'Independent', count: 36 },
      { sector: 'UNC', count: 16 },
    ]);
    expect(await one('select closed_on from catalog.college_closure where college_id = 199698')).toBe(
      '2025-05',
    );
  });

  it('gives every college one readable address', async () => {
    expect(await one('select count(*) from catalog.college_url_name where is_current')).toBe(6072);
    expect(await one('select url_name from catalog.college_url_name where college_id = 199120')).toBe(
      'university-of-north-carolina-at-chapel-hill',
    );
    expect(await one('select url_name from catalog.college_url_name where college_id = 199102')).toBe(
      'north-carolina-a-and-t-state-university',
    );
  });

  it('states a source for every table', () => {
    for (const { key } of shippedTables) expect(sourceOf(key).licence).not.toBe('');
  });
});

function round(rate: number | null | undefined): number | null {
  return rate === null || rate === undefined ? null : Math.round(rate * 1000) / 1000;
}
