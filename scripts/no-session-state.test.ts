import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './lib/checks.ts';

/** What a connection would keep beyond its transaction: behind a pooler it is left to whoever gets it next. */
const SESSION_STATE = [
  [/pg_(try_)?advisory_(lock|unlock)/i, 'a lock of the session: take pg_advisory_xact_lock, or alone()'],
  [
    /['"`]\s*set\s+(session\s+)?(?!local\b|constraints\b|transaction\b)[\w.]+\s*(=|to\b)/i,
    'a setting of the session: set local',
  ],
  [/set_config\([^)]*,\s*false\s*\)/i, 'a setting of the session: set local'],
  [/query\(\s*['"`](un)?listen\s/i, 'listening: the queue does that, on its direct connection'],
  [/create\s+temp(orary)?\s+table(?![^;'"`]*on commit drop)/i, 'a temporary table: on commit drop'],
  [/\.prepare\(\s*['"`]/, 'a prepared statement with a name'],
  [/new pg\.(Pool|Client)\(/, 'a connection of its own: openForCalls or openDirect'],
] as const;

/** Those that open connections for all, and the embedded server that is being made. */
const OPENING = [
  'packages/platform/src/database.ts',
  'packages/platform/src/sessions.ts',
  'packages/platform/src/embedded-postgres.ts',
];

/** The sentence against each thing that a source keeps in a session. */
function keptIn(source: string): string[] {
  return SESSION_STATE.filter(([pattern]) => pattern.test(source)).map(([, words]) => words);
}

const SOURCES = globSync('{apps,packages}/*/src/**/*.ts', { cwd: ROOT }).filter(
  (file) => !/\.test\.ts$|\/testing\/|^packages\/testkit\//.test(file),
);

it('keeps nothing in a session of the database, so that a pooler may lend connections by transaction', () => {
  expect(SOURCES.length).toBeGreaterThan(300);
  const found = SOURCES.filter((file) => !OPENING.includes(file)).flatMap((file) =>
    keptIn(readFileSync(join(ROOT, file), 'utf8')).map((words) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});

it.each([
  "query('select pg_advisory_lock(1)')",
  'query(`select pg_try_advisory_lock(hashtext($1))`)',
  "query('select pg_advisory_unlock_all()')",
  "query('set statement_timeout = 0')",
  'query(`SET SESSION search_path TO x`)',
  `query("select set_config('a.b', 'c', false)")`,
  "query('listen jobs')",
  'query(`create temporary table t (a int)`)',
  "orm.select().prepare('by name')",
  'new pg.Client({})',
])('would find %s', (source) => {
  expect(keptIn(source)).toHaveLength(1);
});

it.each([
  "query('select pg_advisory_xact_lock(1)')",
  "query('set local lock_timeout = 5')",
  'query(`create temporary table t (a int) on commit drop`)',
])('lets %s be', (source) => {
  expect(keptIn(source)).toEqual([]);
});
