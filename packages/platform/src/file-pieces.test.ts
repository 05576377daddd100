import { randomBytes, randomUUID } from 'node:crypto';
import { testDatabase } from '@longleaf/testkit/database';
import { customType, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { filePieces, sealPiece } from './file-pieces.ts';
import { deriveKeys } from './secret.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const parts = pgTable(
  'parts_of_files',
  { fileId: uuid('file_id').notNull(), number: integer().notNull(), content: bytes().notNull() },
  (table) => [primaryKey({ columns: [table.fileId, table.number] })],
);
const database = await testDatabase('tables');
await database.query(
  'create table parts_of_files (file_id uuid, number int, content bytea, primary key (file_id, number))',
);
const secret = () => randomBytes(32).toString('hex');
const [former, current] = [secret(), secret()];
const keysOf = (now: string, before?: string) =>
  deriveKeys(before === undefined ? now : { current: now, before }, 'a test', 'files');
const pieces = filePieces(parts);
async function textOf(keys: ReturnType<typeof keysOf>, fileId: string): Promise<string> {
  const texts: string[] = [];
  for await (const piece of pieces.textOf(database, keys, fileId)) texts.push(String(piece));
  return texts.join('');
}

it('seals however many pieces of however many files anew, once, and counts what it cannot read', async () => {
  const files = [randomUUID(), randomUUID()];
  const numbers = Array.from({ length: 60 }, (_, number) => number);
  await database.orm.insert(parts).values(
    files.flatMap((fileId) =>
      numbers.map((number) => ({
        fileId,
        number,
        content: sealPiece(keysOf(former), { fileId, number }, `${number} `),
      })),
    ),
  );
  const foreign = { fileId: randomUUID(), number: 0 };
  await database.orm.insert(parts).values({ ...foreign, content: sealPiece(keysOf(secret()), foreign, 'x') });
  expect(await pieces.reseal(database, keysOf(current, former))).toEqual({ pieces: 120, unreadable: 1 });
  expect(await pieces.reseal(database, keysOf(current, former))).toEqual({ pieces: 0, unreadable: 1 });
  for (const fileId of files)
    expect(await textOf(keysOf(current), fileId)).toBe(numbers.map((number) => `${number} `).join(''));
  expect(await textOf(keysOf(current), randomUUID())).toBe('');
});
