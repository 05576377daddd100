import type { Database } from '@longleaf/platform/database';
import type { Queryable } from '@longleaf/platform/jobs/queue';
import { foldName } from '@longleaf/rules/accounts/names';
import { type AuditEvent, auditTrail } from '../audit.ts';
import { endAllSessions, endOtherSessions } from '../sessions.ts';
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
    if (!(await deleteFactor(database.pool, accountId))) {
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

async function accountNamed(queryable: Queryable, name: string): Promise<string | undefined> {
  const { rows } = await queryable.query<{ id: string }>(
    `select id from identity.accounts where user_name_key = $1`,
    [foldName(name)],
  );
  return rows[0]?.id;
}
