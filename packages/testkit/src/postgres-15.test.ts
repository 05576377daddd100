import { expect, test } from 'vitest';
import { testDatabase } from './database.ts';

const { pool } = await testDatabase();

test('tests run on the PostgreSQL of the product, and with POSTGRES_MAJOR=15 on the oldest that is supported', async () => {
  const { rows } = await pool.query<{ version: string }>('select version()');
  expect(Number(/^PostgreSQL (\d+)/.exec(rows[0]?.version ?? '')?.[1])).toBe(
    Number(process.env['POSTGRES_MAJOR'] ?? 18),
  );
});
