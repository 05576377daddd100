import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Database, migrate, openDatabase } from '@longleaf/platform/database';
import { environmentToRun } from '@longleaf/testkit/environment-to-run';
import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';

const COLLEGES = [199120, 198516, 198419] as const;
const PROSPECTS = Number(process.env['KILL_PROSPECTS'] ?? 1000);
/** The last of this many milliseconds at which an export is killed; the whole takes longer on a slow machine. */
const SPREAD_MILLISECONDS = 600;
const DAYS = Number(process.env['KILL_ROUNDS'] ?? 2);

/** How often it is killed on a day before it is let through. */
const TRIES = 3;

type Row = { action: string; prospect_id: string };

/** Runs an export and kills it after some time. @returns whether it came to its end before. */
async function exportUntilKilled(env: Record<string, string>, after: number | null): Promise<boolean> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'exporter.ts')], {
    env: { ...environmentToRun(), NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let isDone = false;
  createInterface(child.stdout).on('line', (line) => {
    if (line === 'done') isDone = true;
    if (line === 'ready' && after !== null) setTimeout(() => child.kill('SIGKILL'), after);
  });
  await once(child, 'close');
  return isDone;
}

const migrations = (app: string) => join(import.meta.dirname, '../..', app, 'migrations');

/** A thousand requests to three colleges, each with its consent. */
async function prepare(database: Database): Promise<void> {
  await migrate(database, { folder: migrations('packages/catalog'), schema: 'catalog' });
  await migrate(database, { folder: migrations('apps/api'), schema: 'portal' });
  const { pool } = database;
  await pool.query(
    `with new as (insert into portal.people (issuer, subject)
       select 'x', 'exported-' || n from generate_series(1, $1) n returning id, subject),
     asked as (insert into portal.prospects (person_id, application_definition_id, source, is_active)
       select id, ($2::int[])[1 + substring(subject from '[0-9]+$')::int % 3], 'College Recruiter', true from new returning id)
     insert into portal.prospect_changes (prospect_id, change, source, told, words)
       select id, 'asked', 'College Recruiter', '["name", "email", "mailingAddress"]', 'Yes' from asked`,
    [PROSPECTS, COLLEGES],
  );
}

/** On each day some take their request back, and some of those ask again. */
async function changeOfDay({ pool }: Database, day: number): Promise<void> {
  await pool.query(
    `with changed as (update portal.prospects set is_active = not is_active where id % $1 = 0 returning id, is_active)
     insert into portal.prospect_changes (prospect_id, change, source, told, words)
       select id, case when is_active then 'asked' else 'taken back' end, 'College Recruiter',
         case when is_active then '["name", "email", "mailingAddress"]'::jsonb end, case when is_active then 'Yes' end
       from changed`,
    [day + 2],
  );
}

/** What the colleges were told in the end, from the files alone, in the order of their days. */
async function heardBy(folder: string): Promise<Map<string, string[]>> {
  const heard = new Map<string, string[]>();
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.csv')).toSorted()) {
    const rows: Row[] = parse(await readFile(join(folder, name), 'utf8'), { columns: true });
    // A file that was cut has fewer rows than its college was meant to be told of; one written twice has more.
    expect(new Set(rows.map(({ prospect_id }) => prospect_id)).size).toBe(rows.length);
    for (const { prospect_id, action } of rows)
      heard.set(prospect_id, [...(heard.get(prospect_id) ?? []), action]);
  }
  return heard;
}

/**
 * Prospects are exported while the program that does it is killed at any point, day after day: each college is told of
 * each once, and of each withdrawal once. @returns how often it was killed before its end.
 */
export async function expectToldOnceWhileKilled(databaseUrl: string, folder: string): Promise<number> {
  const database = openDatabase(databaseUrl, { maximum: 2 });
  let kills = 0;
  try {
    await prepare(database);
    for (let day = 1; day <= DAYS; day++) {
      const env = {
        DATABASE_URL: databaseUrl,
        PROSPECT_FOLDER: folder,
        NOW: `2026-12-0${day}T15:00:00Z`,
      };
      for (let tries = 0; tries < TRIES; tries++)
        if (!(await exportUntilKilled(env, Math.random() * SPREAD_MILLISECONDS))) kills += 1;
      expect(await exportUntilKilled(env, null)).toBe(true);
      await changeOfDay(database, day);
    }
    const env = { DATABASE_URL: databaseUrl, PROSPECT_FOLDER: folder, NOW: '2026-12-09T15:00:00Z' };
    expect(await exportUntilKilled(env, null)).toBe(true);
    const heard = await heardBy(folder);
    const { rows } = await database.pool.query<{ id: number; active: boolean }>(
      `select r.id, r.is_active as active from portal.prospects r join portal.people p on p.id = r.person_id
       where p.subject like 'exported-%'`,
    );
    expect(rows).toHaveLength(PROSPECTS);
    for (const { id, active } of rows) {
      const told = heard.get(`P${id}`) ?? [];
      // Never the same twice: told of, then of its end, and so on.
      expect(told.every((action, at) => action === (at % 2 === 0 ? 'new' : 'withdrawal'))).toBe(true);
      expect(told.at(-1) === 'new').toBe(active);
    }
    return kills;
  } finally {
    await database.close();
  }
}
