import type { Database } from '@longleaf/platform/database';
import type { Settings } from '@longleaf/platform/settings';
import { foldName } from '@longleaf/rules/accounts/names';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '@longleaf/platform/demo-people';
import { inArray } from 'drizzle-orm';
import { hashPassword, hashSecurityAnswer } from './accounts/hashing.ts';
import { accounts } from './tables.ts';

const QUESTION = 'What was the name of your first school?';
const ANSWER = 'Longleaf';

/**
 * Makes the demo people that are not there yet. Run again it changes nothing.
 * @throws Error unless the embedded default runs: their password is known to everyone.
 */
export async function ensureDemoPeople(
  { orm }: Database,
  settings: Pick<Settings, 'embedded'>,
): Promise<void> {
  if (!settings.embedded) throw new Error('Demo people are made in the embedded default only');
  const people = Object.values(DEMO_PEOPLE);
  const ids = people.map(({ sub }) => sub);
  const there = await orm.select({ id: accounts.id }).from(accounts).where(inArray(accounts.id, ids));
  if (there.length === people.length) return;

  const [passwordHash, securityAnswerHash] = await Promise.all([
    hashPassword(DEMO_PASSWORD),
    hashSecurityAnswer(ANSWER),
  ]);
  const now = new Date();
  const rows = people.map(({ sub, ...person }) => ({
    ...person,
    id: sub,
    userNameKey: foldName(person.userName),
    emailKey: foldName(person.email),
    emailVerified: true,
    passwordHash,
    securityQuestion: QUESTION,
    securityAnswerHash,
    createdAt: now,
    passwordChangedAt: now,
  }));
  await orm.insert(accounts).values(rows).onConflictDoNothing();
}
