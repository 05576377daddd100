import type { Actor } from '@longleaf/http/actor';
import { Scope } from '@longleaf/http/policy';
import type { Clock } from '@longleaf/platform/clock';
import type { Database } from '@longleaf/platform/database';
import { inTransaction, type Transaction } from '@longleaf/platform/executor';
import type { Task } from '@longleaf/platform/jobs/runner';
import type { SendMail } from '@longleaf/platform/mail/mail';
import type { Settings } from '@longleaf/platform/settings';
import { forgetOldAudit, writeAudit } from '../audit/index.ts';
import { removeFilesOf } from '../files/index.ts';
import { leaveColleges } from '../prospect-exports/index.ts';
import { type Contact, keptContact } from '../profile/index.ts';
import { deletedLetter } from './letters.ts';
import { personPolicy } from './policies/person.ts';
import { deletePerson, duePeople, forgetEndedPeople, takeDueDeletion } from './repository.ts';

const TASK = 'delete-people';
const EVERY_TEN_MINUTES = '*/10 * * * *';
const AT_ONCE = 100;

/** The sign-in provider deletes its account within ten minutes; after that nobody can sign in and begin anew here. */
const AFTER_THE_PROVIDER_MILLISECONDS = 30 * 60 * 1000;

type JobParts = {
  database: Database;
  clock: Clock;
  sendMail: SendMail;
  settings: Pick<Settings, 'PRODUCT_NAME'>;
};

const DELETE_PEOPLE: Actor = { kind: 'program', name: 'delete-people' };

/**
 * Deletes somebody whose days of grace were over at this moment, unless they took it back just now.
 * @returns where to send the last letter; undefined when nothing was deleted.
 */
export async function endPerson(
  tx: Transaction,
  owner: string,
  { moment, now }: { moment: Date; now: Date },
): Promise<Contact | undefined> {
  const isDue = await takeDueDeletion(tx, owner, moment);
  if (!isDue) return undefined;
  const scope = Scope.permit(personPolicy, 'person:delete', DELETE_PEOPLE, { owner, isDue });
  const contact = await keptContact(tx, scope);
  await removeFilesOf(tx, scope);
  await leaveColleges(tx, scope, moment);
  await deletePerson(tx, scope);
  await writeAudit(tx, scope, now, { ownerIsGone: true });
  return contact;
}

/** Deletes the people whose days of grace are over; gives how many. Two copies at once delete nobody twice. */
export async function deleteDuePeople({ database, clock, sendMail, settings }: JobParts): Promise<number> {
  const now = clock();
  const moment = new Date(now.getTime() - AFTER_THE_PROVIDER_MILLISECONDS);
  let deleted = 0;
  for (const personId of await duePeople(database, moment, AT_ONCE)) {
    await inTransaction(database, async (tx) => {
      const contact = await endPerson(tx, personId, { moment, now });
      if (!contact) return;
      deleted += 1;
      if (contact.email === '') return;
      const words = deletedLetter({ ...contact, productName: settings.PRODUCT_NAME });
      await sendMail(tx, { to: contact.email, kind: 'account-deleted', words });
    });
  }
  return deleted;
}

/** What the job runner of the portal does for this module. */
export function yourDataJobs(parts: JobParts): {
  tasks: Record<string, Task>;
  regularly: Record<string, string>;
} {
  return {
    tasks: {
      [TASK]: async () => {
        await deleteDuePeople(parts);
        await forgetEndedPeople(parts.database);
        await forgetOldAudit(parts.database, parts.clock());
      },
    },
    regularly: { [TASK]: EVERY_TEN_MINUTES },
  };
}
