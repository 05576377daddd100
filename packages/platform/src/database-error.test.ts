import { testDatabase } from '@longleaf/testkit/database';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { openDirect } from './connections.ts';
import { migrate, openDatabase } from './database.ts';
import { isUnavailable, reasonOf } from './database-error.ts';
import { MAIL_TABLES } from './mail/migrate.ts';

const database = await testDatabase();
const failed = (work: Promise<unknown>) => work.then(() => undefined, reasonOf);

it('gives PostgreSQL its own words and code, without the statement and its values', async () => {
  expect(await failed(database.orm.execute(sql`select ${'tell-nobody'} from nothing`))).toBe(
    'relation "nothing" does not exist (PostgreSQL 42P01)',
  );
  expect(await failed(database.query(`select 'tell-nobody'::int`))).toBe('PostgreSQL 22P02');
  await database.query('create table public.once (name text constraint named_once unique)');
  const twice = `insert into public.once values ('tell-nobody'), ('tell-nobody')`;
  expect(await failed(database.query(twice))).toBe('table once, constraint named_once (PostgreSQL 23505)');
});

it('says of a start why PostgreSQL let nobody in, without the password', async () => {
  const wrong = new URL(database.url);
  wrong.password = 'tell-nobody';
  const said = await failed(
    openDirect({ DATABASE_URL: wrong.href, DATABASE_DIRECT_URL: undefined, DATABASE_CONNECTIONS: 2 }),
  );
  expect(said).toMatch(/^DATABASE_URL: cannot use .* password authentication failed .*\(PostgreSQL 28P01\)$/);
  expect(said).not.toContain('tell-nobody');
});

it('says of tables that cannot be made whose they are and what PostgreSQL says', async () => {
  const name = `guest_${Date.now()}`;
  await database.query(`create role ${name} login password 'tell-nobody'`);
  const url = new URL(database.url);
  url.username = name;
  url.password = 'tell-nobody';
  const guest = openDatabase(url.href, { maximum: 2 });
  onTestFinished(async () => {
    await guest.close();
    await database.query(`drop role ${name}`);
  });
  expect(await failed(migrate(guest, { ...MAIL_TABLES, schema: 'guests' }))).toMatch(
    /^The schema guests cannot be brought up to date: permission denied for database .* \(PostgreSQL 42501\)$/,
  );
});

it('takes a database that was told to let nobody in as away, and no statement that says the same code', async () => {
  const name = `closed_${Date.now()}`;
  await database.query(`create database ${name} allow_connections false`);
  const url = new URL(database.url);
  url.pathname = name;
  const closed = openDatabase(url.href, { maximum: 1 });
  onTestFinished(async () => {
    await closed.close();
    await database.query(`drop database ${name}`);
  });
  const away = (work: Promise<unknown>) => work.then(() => undefined, isUnavailable);
  expect(await away(closed.orm.execute(sql`select 1`))).toBe(true);
  await database.query('create sequence public.unused');
  expect(await away(database.orm.execute(sql`select currval('public.unused')`))).toBe(false);
});
