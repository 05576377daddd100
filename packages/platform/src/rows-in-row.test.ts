import { testDatabase, type TestDatabase } from '@longleaf/testkit/database';
import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { boolean, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { beforeAll, expect, it } from 'vitest';
import { rowsInRow } from './rows-in-row.ts';
import { openDatabase } from './database.ts';
import { UNNAMED } from './written-once.ts';

const lists = pgTable('lists', { id: integer().primaryKey(), name: text().notNull() });
const things = pgTable('things', {
  id: integer().primaryKey(),
  listId: integer('list_id').notNull(),
  name: text(),
  isDone: boolean('is_done').notNull(),
  doneAt: timestamp('done_at', { withTimezone: true }),
  dueOn: date('due_on', { mode: 'string' }),
});

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.query(`create table lists (id int primary key, name text not null);
    create table things (id int primary key, list_id int, name text, is_done bool, done_at timestamptz, due_on date);
    insert into lists values (1, 'one'), (2, 'two'), (3, 'none');
    insert into things values
      (3, 1, 'a "b" \\ c', true, '2026-11-25 22:00:00.123+00', '2026-12-01'),
      (1, 1, null, false, null, null),
      (2, 2, 'other', true, '2026-07-01 00:00+02', null)`);
});

const asked = ({ orm }: Pick<TestDatabase, 'orm'> = database) =>
  orm
    .select({
      id: lists.id,
      things: rowsInRow(getTableColumns(things), {
        from: things,
        where: eq(things.listId, lists.id),
        orderBy: [desc(things.id)],
      }),
    })
    .from(lists)
    .where(sql`${lists.id} <= ${sql.placeholder('last')}`)
    .orderBy(lists.id);

it('gives with each row those that belong to it, as their own query would', async () => {
  const rows = await asked().prepare(UNNAMED).execute({ last: 3 });
  const own = (listId: number) =>
    database.orm.select().from(things).where(eq(things.listId, listId)).orderBy(desc(things.id));
  expect(rows).toEqual([
    { id: 1, things: await own(1) },
    { id: 2, things: await own(2) },
    { id: 3, things: [] },
  ]);
  expect(rows[0]?.things.map(({ id }) => id)).toEqual([3, 1]);
  expect(rows[0]?.things[0]?.doneAt).toEqual(new Date('2026-11-25T22:00:00.123Z'));
});

it('written once, leaves nothing in the session, which a pooler lends to the next', async () => {
  const pooled = openDatabase(database.url, { maximum: 1, pooled: true });
  try {
    const statement = asked(pooled).prepare(UNNAMED);
    for (const last of [1, 2, 1, 2]) expect(await statement.execute({ last })).toHaveLength(last);
    const { rows } = await pooled.query('select name from pg_prepared_statements');
    expect(rows).toEqual([]);
  } finally {
    await pooled.close();
  }
});
