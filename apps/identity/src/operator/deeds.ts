import type { Database } from '@longleaf/platform/database';
import { foldName } from '@longleaf/rules/accounts/names';
import { eq } from 'drizzle-orm';
import { type AuditEvent, auditTrail } from '../audit.ts';
import { endAllSessions, endOtherSessions } from '../sessions.ts';
import { accounts } from '../tables.ts';
import { deleteFactor } from '../two-factor/repository.ts';

const USAGE = [
  'sign-out ACCOUNT_NAME               ends every session of one person',
  'sign-out-all                        ends every session of everybody',
  'remove-second-factor ACCOUNT_NAME   for a person who lost phone and recovery codes; see who it is first',
].join('\n');

export type Outcome = { done: boolean; words: string };

/** What the people who run the site can do for an account without knowing anything secret of it. */
export async function operate(database: Database, [deed, name]: string[], now: Date): Promise<Outcome> {
  if (deed === 'sign-out-all') return signOutAll(database);
  if (deed !== 'sign-out' && deed !== 'remove-second-factor') return { done: false, words: USAGE };
  const accountId = await accountNamed(database, name ?? '');
  if (accountId === undefined) return { done: false, words: `Nobody has the account name ${name ?? ''}` };

  const audit = (event: AuditEvent) => auditTrail(database, () => now)({ event, accountId });
  if (deed === 'remove-second-factor') {
    if (!(await deleteFactor(database, accountId))) {
      return { done: false, words: 'This account has no second factor' };
    }
    await audit('second-factor-removed');
  }
  await endOtherSessions(database, accountId, undefined);
  await audit('signed-out-everywhere');
  return { done: true, words: 'Done. Access tokens that are out stay good for up to 15 minutes.' };
}

async function signOutAll(database: Database): Promise<Outcome> {
  const rows = await endAllSessions(database);
  return { done: true, words: `Everybody is signed out (${rows} rows).` };
}

async function accountNamed({ orm }: Database, name: string): Promise<string | undefined> {
  const [account] = await orm
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.userNameKey, foldName(name)));
  return account?.id;
}
