import { testDatabase } from '@longleaf/testkit/database';
import { NO_POOLER, POOLER, startPooler } from '@longleaf/testkit/pooler';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openDirect, openForCalls } from './connections.ts';
import { type Database, openDatabase } from './database.ts';
import { inTransaction } from './executor.ts';
import { lackOfSession } from './sessions.ts';

const database = await testDatabase();
const other = await testDatabase();
const withAddresses = (DATABASE_URL: string, DATABASE_DIRECT_URL?: string) => ({
  DATABASE_URL,
  DATABASE_DIRECT_URL,
  DATABASE_CONNECTIONS: 8,
});
/** Opens, and says what was said against it. */
const refusal = (url: string, direct?: string) =>
  openDirect(withAddresses(url, direct)).then(
    async (opened) => {
      await opened.close();
      return undefined;
    },
    (error: Error) => error.message,
  );

describe('PostgreSQL itself', () => {
  it('keeps a session, and needs no second address', async () => {
    expect(await lackOfSession(database.url)).toBeUndefined();
    expect(await refusal(database.url)).toBeUndefined();
  });

  it('is told from a server that cannot be reached, by the setting that leads there', async () => {
    const away = 'postgres://me:hidden@127.0.0.1:9/longleaf';
    expect(await refusal(away)).toMatch(/^DATABASE_URL: cannot use .*ECONNREFUSED/);
    expect(await refusal(database.url, away)).toMatch(/^DATABASE_DIRECT_URL: cannot use .*ECONNREFUSED/);
    expect(await refusal(database.url, away)).not.toContain('hidden');
  });

  it('must be where the other address leads, too', async () => {
    expect(await refusal(database.url, other.url)).toBe(
      'DATABASE_DIRECT_URL: leads to another database than DATABASE_URL.',
    );
  });
});

describe('a pooler', () => {
  beforeEach(({ skip }) => skip(POOLER === undefined, NO_POOLER));
  const passesLimits = { ignore_startup_parameters: 'statement_timeout,lock_timeout' };

  it.each([
    ['with one connection', { size: 1 }],
    ['with many that take turns', { size: 10, settings: { server_round_robin: 1 } }],
    ['in statement mode', { mode: 'statement' as const }],
  ])('%s is found out and named, with how to mend it', async (_name, options) => {
    const settings = { ...passesLimits, ...(options as { settings?: object }).settings };
    const url = await startPooler(database.url, { ...options, settings });
    const said = await refusal(url);
    expect(said).toMatch(
      /^DATABASE_URL: leads to a pooler in transaction mode, and DATABASE_DIRECT_URL is not/,
    );
    expect(said).toContain('Set DATABASE_DIRECT_URL to its address');
  });

  it('is found out while it serves many others', async () => {
    const url = await startPooler(database.url, { size: 6, settings: passesLimits });
    const others = openDatabase(url, { maximum: 12 });
    let isOver = false;
    const busy = Array.from({ length: 12 }, async () => {
      while (!isOver) await others.pool.query('select pg_sleep(random() * 0.004)');
    });
    for (let times = 0; times < 15; times++) expect(await lackOfSession(url)).toBe('lent');
    isOver = true;
    await Promise.all(busy);
    await others.close();
  });

  it.each([
    ['refuses limits', {}],
    ['forgets limits', passesLimits],
  ])(
    'in session mode that %s is named too, and may then be the second address itself',
    async (_name, settings) => {
      const url = await startPooler(database.url, { mode: 'session', size: 8, settings });
      expect(await refusal(url)).toMatch(/^DATABASE_URL: leads to a pooler that takes no time limits/);
      expect(await refusal(url, url)).toBeUndefined();
    },
  );

  it('is none where PostgreSQL itself must be', async () => {
    const url = await startPooler(database.url);
    expect(await refusal(url, url)).toMatch(/^DATABASE_DIRECT_URL: leads to a pooler in transaction mode/);
    expect(await refusal(url, database.url)).toBeUndefined();
  });
});

describe('connections for calls through a pooler in transaction mode', () => {
  let url: string;
  let calls: Database;
  beforeAll(async () => {
    if (POOLER === undefined) return;
    url = await startPooler(database.url, { size: 2 });
    calls = openForCalls(withAddresses(url, database.url));
  });
  beforeEach(({ skip }) => skip(POOLER === undefined, NO_POOLER));
  afterAll(() => calls?.close());

  const text = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`;
  const LIMITS = sql.raw(text);
  const EXPECTED = [{ statement: '10s', lock: '5s' }];

  it('limit statement and lock as others do: by text, by the query builder, in a transaction', async () => {
    expect((await calls.pool.query(text)).rows).toEqual(EXPECTED);
    expect((await calls.query(text)).rows).toEqual(EXPECTED);
    expect((await calls.orm.execute(LIMITS)).rows).toEqual(EXPECTED);
    expect((await inTransaction(calls, (tx) => tx.orm.execute(LIMITS))).rows).toEqual(EXPECTED);
  });

  it('leave nothing on the connections that others get next', async () => {
    await Promise.all(Array.from({ length: 20 }, () => calls.query('select $1::text', ['x'])));
    const plain = openDatabase(url, { maximum: 4 });
    onTestFinished(() => plain.close());
    const left = await Promise.all(Array.from({ length: 8 }, () => plain.query(`${text}, pg_sleep(0.01)`)));
    for (const { rows } of left) expect(rows).toEqual([{ statement: '0', lock: '0', pg_sleep: '' }]);
  });

  it('roll back what fails, and serve the next', async () => {
    await calls.query('create table public.tried (name text not null)');
    await expect(calls.query('insert into public.tried values ($1)', [null])).rejects.toMatchObject({
      code: '23502',
    });
    await calls.query('insert into public.tried values ($1)', ['kept']);
    expect((await calls.query('select name from public.tried')).rows).toEqual([{ name: 'kept' }]);
  });

  it('give up a statement that takes too long at the database, too', async () => {
    const hasty = openDatabase(url, {
      maximum: 1,
      pooled: true,
      patience: { connection: 3_000, statement: 50, lock: 50, answer: 10_000 },
    });
    onTestFinished(() => hasty.close());
    await expect(hasty.query(`select pg_sleep(30)`)).rejects.toMatchObject({ code: '57014' });
    expect((await hasty.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});
