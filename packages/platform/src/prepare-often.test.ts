import { testDatabase } from '@longleaf/testkit/database';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { type Database, openDatabase, PATIENCE_OF_CALLS } from './database.ts';
import { inTransaction } from './executor.ts';

const { url } = await testDatabase();
const opened: Database[] = [];
const single = (options = {}) => {
  const database = openDatabase(url, { maximum: 1, ...options });
  opened.push(database);
  return database;
};
afterAll(() => Promise.all(opened.map((database) => database.close())));

const preparedOn = async ({ pool }: Database) => {
  const { rows } = await pool.query<{ statement: string }>('select statement from pg_prepared_statements');
  return rows.map(({ statement }) => statement).toSorted();
};
const times = async (n: number, ask: (n: number) => Promise<unknown>) => {
  for (let done = 0; done < n; done++) await ask(done);
};

it('prepares what has come three times with values, however it is asked', async () => {
  const database = single();
  const answers: unknown[] = [];
  await times(5, async (n) => {
    const { rows } = await database.pool.query<{ next: number }>('select $1::int + 1 as next', [n]);
    answers.push(rows[0]?.next);
  });
  expect(answers).toEqual([1, 2, 3, 4, 5]);
  await times(3, (n) => database.query({ text: 'select $1::int + 2 as next', values: [n] }));
  await times(3, (n) => database.orm.execute(sql`select ${n}::int + 3 as next`));
  await times(3, (n) => inTransaction(database, (tx) => tx.query('select $1::int + 4 as next', [n])));
  await times(2, (n) => database.query('select $1::int + 5 as next', [n]));
  await times(3, () => database.query('select 6 as next'));
  expect(await preparedOn(database)).toEqual(
    [1, 2, 3, 4].map((added) => `select $1::int + ${added} as next`),
  );
});

it('prepares nothing behind a pooler', async () => {
  const database = single({ pooled: true, patience: PATIENCE_OF_CALLS });
  await times(5, (n) => database.query('select $1::int as next', [n]));
  expect(await preparedOn(database)).toEqual([]);
});

it('goes on where the database refuses a value, or what was sent', async () => {
  const database = single();
  const ask = (value: unknown) => database.query<{ half: number }>('select 10 / $1::int as half', [value]);
  await times(3, () => ask(2));
  await expect(ask(0)).rejects.toThrow('division by zero');
  await expect(ask('ten')).rejects.toThrow('invalid input');
  expect((await ask(5)).rows).toEqual([{ half: 2 }]);
  const wrong = (n: number) => database.query('select nothing_like_it($1::int)', [n]);
  await times(4, (n) => expect(wrong(n)).rejects.toThrow('does not exist'));
});

it('keeps answering while a newer version adds a column, also to what gives all of them', async () => {
  const database = single();
  await database.query('create table growing (id int, name text)');
  await database.query(`insert into growing values (1, 'one')`);
  const all = () => database.query('select * from growing where id = $1', [1]);
  const some = () => database.query('select id, name from growing where id = $1', [1]);
  await times(4, all);
  await times(4, some);
  await database.query('alter table growing add column more int default 7');
  expect((await all()).rows).toEqual([{ id: 1, name: 'one', more: 7 }]);
  expect((await some()).rows).toEqual([{ id: 1, name: 'one' }]);
});

it('keeps no more than 300 prepared on a connection', async () => {
  const database = single();
  await times(320, (n) =>
    times(3, () => database.query(`select $1::int as ${'n'.repeat(1 + (n % 50))}${n}`, [n])),
  );
  expect(await preparedOn(database)).toHaveLength(300);
});
