import { inTransaction } from '@longleaf/platform/executor';
import { testDatabase } from '@longleaf/testkit/database';
import { expect, it } from 'vitest';
import { program } from '../tables/programs.ts';
import { checkedOnce } from './checked-once.ts';

const { pool } = await testDatabase('catalog');
const insert = `insert into catalog.program (college_id, cip, award_level, awards) values ($1, '11.0701', 20, 1)`;

async function count(id: number): Promise<unknown> {
  const rows = await pool.query('select 1 from catalog.program where college_id = $1 and award_level = 20', [
    id,
  ]);
  return rows.rows.length;
}

it('keeps rows that refer to what is there', async () => {
  await inTransaction({ pool }, (client) =>
    checkedOnce(client, [program], () => client.query(insert, [199120])),
  );
  expect(await count(199120)).toBe(1);
});

it('throws when a row refers to what is not there, and checks rows again afterwards', async () => {
  const work = inTransaction({ pool }, (client) =>
    checkedOnce(client, [program], () => client.query(insert, [999999])),
  );
  await expect(work).rejects.toThrow('A row of program refers to one of "catalog"."college"');
  await expect(pool.query(insert, [999999])).rejects.toThrow('violates foreign key');
  expect(await count(999999)).toBe(0);
});

it('checks each row where the account may not do otherwise', async () => {
  const work = inTransaction({ pool }, async (client) => {
    await client.query('create role facts_loader');
    await client.query('grant usage on schema catalog to facts_loader');
    await client.query('grant select, insert on all tables in schema catalog to facts_loader');
    await client.query('set local role facts_loader');
    return checkedOnce(client, [program], () => client.query(insert, [999999]));
  });
  await expect(work).rejects.toThrow('violates foreign key');
});
