import { testDatabase } from '@longleaf/testkit/database';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { withCommandDatabase } from './command-database.ts';

const { url } = await testDatabase();
const settings = { DATABASE_URL: url, DATABASE_CONNECTIONS: 2, DATA_DIR: '/nowhere' } as Parameters<
  typeof withCommandDatabase
>[0];

it('says why a statement failed, and none of its values', async () => {
  const asked = withCommandDatabase(settings, async ({ orm }) => {
    await orm.execute(sql`select ${'Maya Torres'}::text from no_such_table`);
  });
  const error = await asked.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ message: expect.stringContaining('no_such_table') });
  expect(`${(error as Error).stack} ${JSON.stringify(error)}`).not.toContain('Maya');
  expect(error).not.toHaveProperty('cause');
});

it('hands on what else goes wrong as it is', async () => {
  const wrong = new Error('No such account');
  await expect(withCommandDatabase(settings, () => Promise.reject(wrong))).rejects.toBe(wrong);
});
