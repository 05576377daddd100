import { testDatabase, type TestDatabase } from '@longleaf/testkit/database';
import { beforeAll, expect, it } from 'vitest';
import { insertAccount } from '../accounts/repository.ts';
import { findPasskey, usePasskey } from './repository.ts';
import { passkeys } from '../tables-safety.ts';

const ACCOUNT = '00000000-0000-4000-8000-000000000001';
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
  const now = new Date();
  await insertAccount(database, {
    id: ACCOUNT,
    userName: 'ann',
    userNameKey: 'ann',
    email: 'ann@example.org',
    emailKey: 'ann@example.org',
    firstName: 'Ann',
    lastName: 'Lee',
    role: 2,
    passwordHash: '',
    securityQuestion: '',
    securityAnswerHash: '',
    createdAt: now,
    passwordChangedAt: now,
  });
});

it.each([
  { kept: 5, said: 6, goesOn: true },
  { kept: 5, said: 5, goesOn: false },
  { kept: 5, said: 4, goesOn: false },
  { kept: 0, said: 1, goesOn: true },
  // A key that counts nothing.
  { kept: 0, said: 0, goesOn: true },
  // One that counted, and says that it does not.
  { kept: 5, said: 0, goesOn: false },
])('a counter that was $kept and is said to be $said: $goesOn', async ({ kept, said, goesOn }) => {
  const id = `${kept} ${said}`;
  const createdAt = new Date();
  await database.orm.insert(passkeys).values({
    id,
    accountId: ACCOUNT,
    publicKey: Buffer.from('key'),
    counter: kept,
    transports: [],
    backedUp: false,
    name: 'A key',
    createdAt,
  });
  const at = new Date(createdAt.getTime() + 1_000);
  expect(await usePasskey(database, id, said, true, at)).toBe(goesOn);
  expect(await findPasskey(database, id)).toMatchObject(
    goesOn ? { counter: said, lastUsedAt: at } : { counter: kept, lastUsedAt: null },
  );
});
