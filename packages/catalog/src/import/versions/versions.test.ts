import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { objectionNames } from '@longleaf/rules/imports/objections';
import { testDatabase } from '@longleaf/testkit/database';
import { expect, it } from 'vitest';
import { importFile, importKinds } from '../import-file.ts';
import { datasetsOfKind, tablesOfDataset } from './datasets-of-kind.ts';
import { loadAsShipped, undoImport } from './go-back.ts';
import { nameOf } from './with-version.ts';

const { pool } = await testDatabase('catalog');
const folder = await mkdtemp(join(tmpdir(), 'longleaf-versions-'));

async function load(kind: string, name: string, content: string, year?: string) {
  const file = join(folder, name);
  await writeFile(file, content);
  return importFile(pool, { kind, file, year, accept: objectionNames });
}

async function one(sql: string): Promise<unknown> {
  const result = await pool.query<Record<string, unknown>>(sql);
  return Object.values(result.rows[0] ?? {})[0];
}

/** Everything a kind's tables hold, in one short text. */
async function held(kind: string): Promise<string> {
  const all: unknown[] = [];
  for (const table of datasetsOfKind(kind).flatMap(tablesOfDataset)) {
    const { rows } = await pool.query(
      `select count(*), md5(string_agg(t::text, '' order by t::text)) from ${nameOf(table)} t`,
    );
    all.push(rows);
  }
  const notes = await pool.query(
    'select key, year, rows, origin, file from catalog.dataset where key = any($1) order by key',
    [datasetsOfKind(kind)],
  );
  return JSON.stringify([all, notes.rows]);
}

const versions = () => one('select count(*)::integer from catalog.import_version where has_rows');
const parts = () => one('select count(*)::integer from catalog.import_version_rows');
const admissions = (applicants: number) =>
  `UNITID,APPLCN,ADMSSN,ENRLT\n199120,${applicants},100,50\n199193,${applicants},100,50\n`;

it('goes back two versions, exactly; a third time is refused and changes nothing', async () => {
  const states = [await held('ipeds-adm')];
  for (const [index, year] of [2025, 2026, 2027].entries()) {
    await load('ipeds-adm', `adm${year}.csv`, admissions(1000 + index));
    states.push(await held('ipeds-adm'));
  }
  expect(new Set(states).size).toBe(4);
  expect(await versions()).toBe(2);

  expect(await undoImport(pool, 'ipeds-adm')).toMatchObject({
    tables: [
      { key: 'figures-admissions', year: 'Fall 2026', rows: 2, origin: 'imported', file: 'adm2026.csv' },
    ],
    kept: 1,
  });
  expect(await held('ipeds-adm')).toBe(states[2]);
  expect(await undoImport(pool, 'ipeds-adm')).toMatchObject({ kept: 0 });
  expect(await held('ipeds-adm')).toBe(states[1]);
  await expect(undoImport(pool, 'ipeds-adm')).rejects.toThrow('no longer kept');
  expect(await held('ipeds-adm')).toBe(states[1]);

  expect(await loadAsShipped(pool, 'ipeds-adm')).toMatchObject({ tables: [{ origin: 'shipped' }], kept: 1 });
  expect(await held('ipeds-adm')).toBe(states[0]);
  await loadAsShipped(pool, 'ipeds-adm');
  await undoImport(pool, 'ipeds-adm');
  expect(await held('ipeds-adm')).toBe(states[1]);
});

it('keeps nothing for a file that changes nothing', async () => {
  await load('ipeds-ic-ay', 'ic2025_ay.csv', 'UNITID,CHG2AY3,CHG3AY3\n199120,9096,43152\n');
  const before = [await versions(), await parts()];
  await load('ipeds-ic-ay', 'ic2025_ay.csv', 'UNITID,CHG2AY3,CHG3AY3\n199120,9096,43152\n');
  expect([await versions(), await parts()]).toEqual(before);
  await undoImport(pool, 'ipeds-ic-ay');
  expect(await one(`select origin from catalog.dataset where key = 'figures-tuition'`)).toBe('shipped');
  await expect(undoImport(pool, 'ipeds-ic-ay')).rejects.toThrow('No import of ipeds-ic-ay is left to undo');
});

const directory =
  'UNITID,INSTNM,CITY,STABBR,SECTOR,ICLEVEL,CONTROL,CYACTIVE,LONGITUD,LATITUDE\n' +
  '199120,University of Carolina,Chapel Hill,NC,1,1,1,1,-79.05,35.91\n' +
  '499999,New River College,Boone,NC,4,2,1,1,-81.67,36.21\n';

it('opens the colleges again that a wrong directory closed, and takes those away that it added', async () => {
  const [colleges, programs, figures] = [
    await held('ipeds-hd'),
    await held('ipeds-c'),
    await held('scorecard'),
  ];
  await load('ipeds-hd', 'hd2025.csv', directory);
  expect(await one('select count(*)::integer from catalog.college where is_active')).toBe(2);
  await undoImport(pool, 'ipeds-hd');
  expect(await held('ipeds-hd')).toBe(colleges);
  // Programs and figures hang on colleges.
  expect(await held('ipeds-c')).toBe(programs);
  expect(await held('scorecard')).toBe(figures);

  await load('ipeds-hd', 'hd2025.csv', directory);
  await loadAsShipped(pool, 'ipeds-hd');
  expect(await held('ipeds-hd')).toBe(colleges);
});

it('undoes what two kinds did to one table in the order of time alone', async () => {
  await load('ipeds-ef-d', 'ef2025d.csv', 'UNITID,RET_PCF\n199120,91\n');
  await load('ipeds-drvgr', 'drvgr2025.csv', 'UNITID,GRRTTOT\n199120,81\n');
  const before = await held('ipeds-ef-d');
  await expect(undoImport(pool, 'ipeds-ef-d')).rejects.toThrow('changed later by: ipeds-drvgr');
  expect(await held('ipeds-ef-d')).toBe(before);
  await undoImport(pool, 'ipeds-drvgr');
  await undoImport(pool, 'ipeds-ef-d');
  expect(
    await one('select retention_rate from catalog.figures_graduation where college_id = 199120'),
  ).not.toBe(0.91);
});

it('takes the shipped facts of a newer release instead of those of an older one', async () => {
  const shipped = await held('onet-job-zones');
  await load('onet-job-zones', 'zones.txt', 'O*NET-SOC Code\tJob Zone\n29-1141.00\t1\n', '31.0');
  await pool.query(
    `update catalog.import_version_rows set rows = '[]' where table_name = 'occupation_job_zone'`,
  );
  await pool.query(`update catalog.import_version set shipped = 'older' where kind = 'onet-job-zones'`);
  await undoImport(pool, 'onet-job-zones');
  expect(await held('onet-job-zones')).toBe(shipped);
});

it('takes a list of high schools back; schools that it added are offered no longer', async () => {
  const offered = async () =>
    (
      await pool.query(
        `select coalesce(s.id, c.school_id) as id, coalesce(s.name, c.name) as name
         from catalog.school s full join catalog.school_code c on c.school_id = s.id
         where coalesce(s.is_listed, true) order by 1`,
      )
    ).rows as unknown[];
  const before = await offered();
  await load('high-schools', 'schools.csv', 'name,city\nNew Star High,Raleigh\n');
  expect(await offered()).toHaveLength(1);
  await undoImport(pool, 'high-schools');
  expect(await offered()).toEqual(before);
  await load('high-schools', 'schools.csv', 'name,city\nNew Star High,Raleigh\n');
  await loadAsShipped(pool, 'high-schools');
  expect(await offered()).toEqual(before);
  expect(await one(`select is_listed from catalog.school where name = 'New Star High'`)).toBe(false);
});

it('takes back what a college sent about itself', async () => {
  const profile = { institutionId: 198419, reportedOn: '2026-09-01', extracurriculars: ['Band'] };
  const sent = (name: string) => JSON.stringify({ ...profile, extracurriculars: [name] });
  await load('institution-profile', 'duke.json', sent('Band'));
  await load('institution-profile', 'duke.json', sent('Choir'));
  await undoImport(pool, 'institution-profile');
  expect(await one(`select profile ->> 'extracurriculars' from catalog.institution_profile`)).toContain(
    'Band',
  );
  expect(await loadAsShipped(pool, 'institution-profile')).toMatchObject({ tables: [] });
  expect(await one('select count(*)::integer from catalog.institution_profile')).toBe(0);
});

it('knows the tables of every kind', () => {
  for (const { key } of importKinds) expect(datasetsOfKind(key).flatMap(tablesOfDataset)).not.toEqual([]);
  expect(() => datasetsOfKind('knitting')).toThrow('There is no kind “knitting”.');
});
