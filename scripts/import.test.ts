import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from '@longleaf/testkit/database';
import { afterAll, expect, it } from 'vitest';

const database = await testDatabase('catalog');
const folder = mkdtempSync(join(tmpdir(), 'longleaf-import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SECRET = 'what records are sealed with in this test';

/** The command as a person gives it. Without `url` there is a database that nobody could reach. */
function run(parameters: string[], url = 'postgres://nobody@127.0.0.1:9/none') {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'import.ts'), ...parameters],
    { encoding: 'utf8', env: { ...process.env, DATABASE_URL: url, DATA_SECRET: SECRET } },
  );
  return { status, stdout, stderr };
}

function fileOf(content: unknown): string {
  const file = join(folder, 'profile.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const profile = { institutionId: 199120, reportedOn: '2026-10-01', extracurriculars: ['Choir'] };

it('loads a file and reports what it loaded', async () => {
  expect(run(['institution-profile', fileOf(profile)], database.url)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('1 row read'),
  });
  const { rows } = await database.pool.query(
    'select college_id as id from catalog.institution_profile where college_id = 199120',
  );
  expect(rows).toEqual([{ id: 199120 }]);
});

it('names what is wrong in a file', () => {
  const file = fileOf({ ...profile, extracurriculars: ['Knitting'] });
  expect(run(['institution-profile', file], database.url)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('extracurriculars.0'),
  });
});

it('goes back to the version before, and to what the product ships', async () => {
  const tuition = async () =>
    (await database.pool.query('select count(*)::integer as rows from catalog.figures_tuition'))
      .rows as unknown[];
  const shipped = await tuition();
  const fileOfYear = (year: number, price: number) => {
    const file = join(folder, `ic${year}_ay.csv`);
    writeFileSync(file, `UNITID,CHG2AY3,CHG3AY3\n199120,${price},43152\n`);
    return file;
  };
  const short = ['ipeds-ic-ay', fileOfYear(2025, 9000)];
  expect(run(short, database.url)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/rows-gone: figures-tuition: 3,\d+ of 3,410 rows would be gone/),
  });
  expect(run([...short, '--accept', 'rows-gone'], database.url)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Changed: figures-tuition:'),
  });
  expect(run(['ipeds-ic-ay', fileOfYear(2026, 9100)], database.url)).toMatchObject({ status: 0 });
  const undone = run(['--undo', 'ipeds-ic-ay'], database.url);
  expect(undone.status).toBe(0);
  expect(undone.stdout).toContain('figures-tuition: 1 row, 2025-26, loaded here from ic2025_ay.csv');
  expect(undone.stdout).toContain('1 earlier version is kept: --undo ipeds-ic-ay');
  const asShipped = run(['--shipped', 'ipeds-ic-ay'], database.url);
  expect(asShipped.stdout).toContain('figures-tuition: 3,410 rows, 2023-24, as it came with Longleaf');
  expect(asShipped.stdout).toContain('2 earlier versions are kept');
  expect(await tuition()).toEqual(shipped);
  const again = run(['--shipped', 'ipeds-ic-ay'], database.url).stdout;
  expect(again).toContain('Nothing of ipeds-ic-ay was loaded here. In use, as it was before:');
  expect(again).not.toContain('went back');
  // It pushed out nothing that is kept.
  expect(run(['--undo', 'ipeds-ic-ay'], database.url).stdout).toContain(
    'figures-tuition: 1 row, 2025-26, loaded here from ic2025_ay.csv',
  );
  expect(run(['--undo', 'ipeds-hd'], database.url)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('No import of ipeds-hd is left to undo. Nothing was changed.'),
  });
  // Eight commands, each a process of its own that reads a whole table.
}, 240_000);

it.each([
  [['--undo', 'knitting'], 'There is no kind “knitting”.'],
  [['--undo', 'cip', '--shipped', 'cip'], 'Kinds:'],
  [['--shipped', 'cip', 'file.csv'], 'Kinds:'],
  [[], 'Kinds:'],
  [['cip', import.meta.filename, 'another.csv'], 'Kinds:'],
  [['knitting', 'file.csv'], 'There is no kind “knitting”.'],
  [['--undo', 'transcripts'], 'Nothing of transcripts can be brought back'],
  [['--shipped', 'direct-admission'], 'Nothing of direct-admission can be brought back'],
  [['transcripts', import.meta.filename, '--year', '2026'], 'leave --year out'],
  [['ipeds-hd', import.meta.dirname], 'is no file. Give the file itself.'],
  [['scorecard', '/no/such/file.csv'], 'The file /no/such/file.csv cannot be read.'],
])('refuses %j before it asks for a database', (parameters, message) => {
  expect(run(parameters)).toMatchObject({ status: 1, stderr: expect.stringContaining(message) });
});

it('takes the records of a school, says how many are nobody’s here, and names what is wrong', async () => {
  const { pool } = database;
  const { rows } = await pool.query<{ id: string }>(
    `insert into portal.people (subject, issuer) values ('pupil', 'http://issuer.test') returning id`,
  );
  await pool.query(
    `insert into portal.profiles (person_id, last_name, date_of_birth, student_number, primary_school_crm_id)
     select $1, 'Byrd', '2008-12-10', '4711', 'hs-' || lpad(school_id::text, 5, '0') from catalog.school_code where ceeb_code = '341985'`,
    [rows[0]?.id],
  );
  const header = 'CEEB,Student number,Last name,First name,Date of birth,Complete,Term,Course title';
  const load = (...lines: string[]) => {
    const file = join(folder, 'records.csv');
    writeFileSync(file, [header, ...lines].join('\n'));
    return run(['transcripts', file], database.url);
  };
  const ours = '341985,4711,Byrd,Ada,2008-12-10,yes,Fall 2025,Biology';
  expect(load(ours, '341985,4712,Byrd,Ida,2008-12-10,yes,Fall 2025,Latin')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/2 read, 1 kept\n.* 1 not kept: nobody here has/),
  });
  const kept = await pool.query('select person_id as id, ceeb, is_complete from portal.transcript_records');
  expect(kept.rows).toEqual([{ id: rows[0]?.id, ceeb: '341985', is_complete: true }]);
  expect(load(ours, '341985,4713,Byrd,Ada,,yes,Fall 2025,Biology')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('date_of_birth is empty'),
  });
  expect(run(['transcripts', join(folder, 'nowhere.xml')])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('cannot be read'),
  });
});
