import { testDatabase, type TestDatabase } from '@longleaf/testkit/database';
import { eq, sql } from 'drizzle-orm';
import {
  boolean,
  date,
  integer,
  jsonb,
  PgDialect,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { inTransaction } from './executor.ts';
import { keepWithin } from './keep-within.ts';

const ANN = '00000000-0000-4000-8000-000000000001';
const kept = pgTable('kept', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  personId: uuid('person_id').notNull(),
  name: text().notNull(),
  facts: jsonb().notNull().default([]),
  isDone: boolean('is_done'),
  dueOn: date('due_on', { mode: 'string' }),
  savedAt: timestamp('saved_at', { withTimezone: true }),
});

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.query(`create table kept (
    id int primary key generated always as identity, person_id uuid not null, name text not null,
    facts jsonb not null default '[]', is_done bool, due_on date, saved_at timestamptz)`);
});

const wanted = (person: string, name: string, more: Partial<typeof kept.$inferInsert> = {}) => ({
  table: kept,
  owner: { column: kept.personId, id: person },
  same: eq(kept.name, name),
  row: { personId: person, name, ...more },
  limit: 3,
});
const personOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const asSelected = (id: number) => database.orm.select().from(kept).where(eq(kept.id, id));

it('gives the row as its columns read it, new or there before', async () => {
  const more = { facts: [{ a: null }], isDone: false, savedAt: new Date('2026-11-25T22:00:00.123Z') };
  const made = await keepWithin(database, wanted(ANN, `it's "new"`, more));
  expect(made).toEqual({
    isNew: true,
    row: { id: made?.row.id, personId: ANN, name: `it's "new"`, dueOn: null, ...more },
  });
  expect(await asSelected(made?.row.id ?? 0)).toEqual([made?.row]);
  expect(await keepWithin(database, wanted(ANN, `it's "new"`, { isDone: true }))).toEqual({
    isNew: false,
    row: made?.row,
  });
});

it('takes a day, an id of its own and what the database works out', async () => {
  const row = { ...wanted(personOf(2), 'back').row, id: 900, dueOn: '2026-12-01', name: sql`upper('back')` };
  const made = await keepWithin(database, { ...wanted(personOf(2), 'back'), row });
  expect(made?.row).toMatchObject({ id: 900, name: 'BACK', dueOn: '2026-12-01', facts: [] });
});

it('puts a statement together once for rows that are told apart by what was made once', async () => {
  const same = eq(kept.name, sql.placeholder('name'));
  const written = vi.spyOn(PgDialect.prototype, 'sqlToQuery');
  const keep = async (name: string, more: Partial<typeof kept.$inferInsert> = {}) => {
    written.mockClear();
    const it = await keepWithin(database, { ...wanted(personOf(6), name, more), same });
    return { ...it, wasWritten: written.mock.calls.length > 0 };
  };
  const facts = [{ a: 1 }];
  expect(await keep('a', { facts })).toMatchObject({
    isNew: true,
    wasWritten: true,
    row: { name: 'a', facts },
  });
  expect(await keep('b', { facts: [] })).toMatchObject({
    isNew: true,
    wasWritten: false,
    row: { facts: [] },
  });
  expect(await keep('a', { facts: [] })).toMatchObject({ isNew: false, wasWritten: false, row: { facts } });
  // Other fields, or one that the database works out, make it another statement.
  expect(await keep('c', { isDone: null })).toMatchObject({ wasWritten: true, row: { isDone: null } });
  expect(await keep('c', { savedAt: sql`now()` as never })).toMatchObject({ isNew: false, wasWritten: true });
  expect(await keep('d')).toMatchObject({ wasWritten: true });
  expect(await keep('d', { facts })).not.toHaveProperty('row');
  written.mockRestore();
});

it('keeps one of many that are alike, and no more than the limit, for any number of calls at once', async () => {
  const person = personOf(3);
  const alike = await Promise.all(Array.from({ length: 8 }, () => keepWithin(database, wanted(person, 'a'))));
  expect(new Set(alike.map((one) => one?.row.id)).size).toBe(1);
  expect(alike.filter((one) => one?.isNew)).toHaveLength(1);
  const others = await Promise.all(
    ['b', 'c', 'd', 'e', 'f'].map((name) => keepWithin(database, wanted(person, name))),
  );
  expect(others.filter(Boolean)).toHaveLength(2);
  expect((await keepWithin(database, wanted(person, 'a')))?.isNew).toBe(false);
});

it('keeps nothing of a transaction that is rolled back', async () => {
  const person = personOf(4);
  const rolledBack = inTransaction(database, async (tx) => {
    await keepWithin(tx, wanted(person, 'a'));
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  expect((await keepWithin(database, wanted(person, 'a')))?.isNew).toBe(true);
});

it('asks the database three times: to begin with the lock, to look and add, to commit', async () => {
  const asked: string[] = [];
  const counted = openDatabase(database.url, { maximum: 1 });
  counted.pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...parts: unknown[]) => unknown;
    Object.assign(client, {
      query: (...parts: [string | { text: string }]) => {
        const [statement] = parts;
        asked.push(typeof statement === 'string' ? statement : statement.text);
        return query(...parts);
      },
    });
  });
  try {
    await keepWithin(counted, wanted(personOf(5), 'a'));
  } finally {
    await counted.close();
  }
  expect(asked.map((text) => text.trim().split(/[\s;]/)[0])).toEqual(['begin', 'with', 'commit']);
});
