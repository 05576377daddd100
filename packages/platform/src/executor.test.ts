import { testDatabase, type TestDatabase } from '@longleaf/testkit/database';
import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { inOneWait, inTransaction, sendAhead } from './executor.ts';
import { addJob } from './jobs/queue.ts';
import { keepWithin } from './keep-within.ts';

const things = pgTable(
  'things',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    owner: text().notNull(),
    name: text().notNull(),
  },
  (table) => [unique().on(table.owner, table.name)],
);

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.query(
    'create table things (id int primary key generated always as identity, owner text, name text, unique (owner, name))',
  );
});

const keep = (owner: string, name: string, limit: number) =>
  inTransaction(database, (tx) =>
    keepWithin(tx, {
      table: things,
      owner: { column: things.owner, id: owner },
      same: eq(things.name, name),
      row: { owner, name },
      limit,
    }),
  );
const namesOf = async (owner: string) =>
  (await database.orm.select().from(things).where(eq(things.owner, owner))).map(({ name }) => name);

describe('a transaction', () => {
  it('that is handed on is one: rows, text and jobs go together', async () => {
    const undone = inTransaction(database, async (tx) => {
      await inTransaction(tx, (same) => same.orm.insert(things).values({ owner: 'ann', name: 'by orm' }));
      await tx.query(`insert into things (owner, name) values ('ann', 'by text')`);
      await addJob(tx, 'undone', {});
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await namesOf('ann')).toEqual([]);
    const { rows } = await database.query(`select 1 from jobs.jobs where task_identifier = 'undone'`);
    expect(rows).toEqual([]);
  });

  describe('that sends a statement ahead', () => {
    const adds = (owner: string, name: string) => ({
      text: 'insert into things (owner, name) values ($1, $2)',
      values: [owner, name],
    });

    it('has it in its order, and keeps it with the rest', async () => {
      const seen = await inTransaction(database, async (tx) => {
        await sendAhead(tx, adds('kim', 'ahead'));
        return (await tx.orm.select().from(things).where(eq(things.owner, 'kim'))).map(({ name }) => name);
      });
      expect(seen).toEqual(['ahead']);
      await inTransaction(database, (tx) => sendAhead(tx, adds('kim', 'last')));
      expect(await namesOf('kim')).toEqual(['ahead', 'last']);
    });

    it('waits for no answer: three times a fifth of a second are waited for at the commit alone', async () => {
      const waited = await inTransaction(database, async (tx) => {
        const began = performance.now();
        for (let times = 0; times < 3; times++) await sendAhead(tx, 'select pg_sleep(0.2)');
        return performance.now() - began;
      });
      expect(waited).toBeLessThan(200);
    });

    it('fails with it, for its reason, whatever was asked after it; and its connection works', async () => {
      const own = openDatabase(database.url, { maximum: 1 });
      try {
        const alone = inTransaction(own, async (tx) => {
          await tx.query(adds('lea', 'first'));
          await sendAhead(tx, 'select 1 / 0');
        });
        await expect(alone).rejects.toThrow('division by zero');
        const followed = inTransaction(own, async (tx) => {
          await sendAhead(tx, adds('lea', 'twice'));
          await sendAhead(tx, adds('lea', 'twice'));
          await tx.query(adds('lea', 'after'));
        });
        await expect(followed).rejects.toMatchObject({ code: '23505' });
        expect(await namesOf('lea')).toEqual([]);
        await inTransaction(own, (tx) => sendAhead(tx, adds('lea', 'kept')));
        expect(await namesOf('lea')).toEqual(['kept']);
      } finally {
        await own.close();
      }
    });

    it('goes with what is thrown beside it', async () => {
      const thrown = inTransaction(database, async (tx) => {
        await sendAhead(tx, adds('moe', 'gone'));
        throw new Error('refused');
      });
      await expect(thrown).rejects.toThrow('refused');
      expect(await namesOf('moe')).toEqual([]);
    });
  });
});

describe('a statement in a transaction of its own', () => {
  const insert = (owner: string, name: string | null) => ({
    text: 'insert into things (owner, name) values ($1, upper($2)) returning name',
    values: [owner, name],
  });
  const ask = async (statement: { text: string; values: unknown[] }, first: string, pool = database.pool) =>
    (await inOneWait(pool, (client) => client.query<{ name: string }>(statement), first)).rows;

  it('is kept, after what has to be first', async () => {
    expect(await ask(insert('gil', 'a'), `insert into things (owner, name) values ('gil', 'first')`)).toEqual(
      [{ name: 'A' }],
    );
    expect(await namesOf('gil')).toEqual(['first', 'A']);
  });

  it('goes out whole: a connection waits for no answer before it sends what is next', async () => {
    const client = await database.pool.connect();
    client.release();
    expect(client).toHaveProperty('pipeline', true);
  });

  it('keeps nothing when it fails, not what was first either, and leaves a connection that works', async () => {
    const own = openDatabase(database.url, { maximum: 1 });
    try {
      const first = `insert into things (owner, name) values ('hal', 'first')`;
      await expect(ask(insert('gil', 'a'), first, own.pool)).rejects.toMatchObject({ code: '23505' });
      await expect(ask(insert('hal', 'b'), 'select 1 / 0', own.pool)).rejects.toThrow('division by zero');
      expect(await namesOf('hal')).toEqual([]);
      expect(await ask(insert('hal', 'c'), 'select 1', own.pool)).toEqual([{ name: 'C' }]);
    } finally {
      await own.close();
    }
  });

  it('does not wait for good for a database that answers nothing, and asks another connection then', async () => {
    const patience = { connection: 10_000, statement: 10_000, lock: 10_000, answer: 400 };
    const own = openDatabase(database.url, { maximum: 1, patience });
    try {
      await expect(ask(insert('ida', 'a'), 'select pg_sleep(2)', own.pool)).rejects.toThrow('timeout');
      expect(await ask(insert('ida', 'b'), 'select 1', own.pool)).toEqual([{ name: 'B' }]);
    } finally {
      await own.close();
    }
  });
});

describe('keeping within a limit', () => {
  it('keeps a row once, tells whether it is new, and keeps no more than the limit', async () => {
    const first = await keep('ben', 'one', 2);
    expect(first).toMatchObject({ isNew: true, row: { owner: 'ben', name: 'one' } });
    expect(await keep('ben', 'one', 2)).toEqual({ isNew: false, row: first?.row });
    expect(await keep('ben', 'two', 2)).toMatchObject({ isNew: true });
    expect(await keep('ben', 'three', 2)).toBeUndefined();
    expect(await keep('ben', 'two', 2)).toMatchObject({ isNew: false });
    expect(await keep('eve', 'three', 2)).toMatchObject({ isNew: true });
  });

  it('holds for many at once', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `thing ${index}`);
    const kept = await Promise.all(names.map((name) => keep('cara', name, 5)));
    expect(kept.filter((one) => one?.isNew)).toHaveLength(5);
    expect(await namesOf('cara')).toHaveLength(5);
    const same = await Promise.all(names.map(() => keep('dan', 'the same', 5)));
    expect(same.filter((one) => one?.isNew)).toHaveLength(1);
  });

  it('puts a row back under its own id', async () => {
    const row = { id: 77_000, owner: 'fay', name: 'back' };
    const kept = await inTransaction(database, (tx) =>
      keepWithin(tx, {
        table: things,
        owner: { column: things.owner, id: 'fay' },
        same: sql`${things.name} = 'back'`,
        row,
        limit: 1,
      }),
    );
    expect(kept).toEqual({ row, isNew: true });
  });
});
