import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from '@longleaf/testkit/database';
import { afterAll, expect, it } from 'vitest';

const database = await testDatabase('catalog');
const folder = mkdtempSync(join(tmpdir(), 'longleaf-import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The command as a person gives it. Without `url` there is a database that nobody could reach. */
function run(parameters: string[], url = 'postgres://nobody@127.0.0.1:9/none') {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'import.ts'), ...parameters],
    { encoding: 'utf8', env: { ...process.env, DATABASE_URL: url } },
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

it.each([
  [[], 'Kinds:'],
  [['knitting', 'file.csv'], 'There is no kind “knitting”.'],
  [['scorecard', '/no/such/file.csv'], 'The file /no/such/file.csv cannot be read.'],
])('refuses %j before it asks for a database', (parameters, message) => {
  expect(run(parameters)).toMatchObject({ status: 1, stderr: expect.stringContaining(message) });
});
