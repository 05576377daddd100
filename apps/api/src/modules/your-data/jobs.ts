import type { Clock } from '@longleaf/platform/clock';
import type { Database } from '@longleaf/platform/database';
import { inTransaction } from '@longleaf/platform/executor';
import type { Task } from '@longleaf/platform/jobs/runner';
import type { SendMail } from '@longleaf/platform/mail/mail';
import type { Settings } from '@longleaf/platform/settings';
import { deletedLetter } from './letters.ts';
import { deletePerson, duePeople, forgetEndedPeople } from './repository.ts';

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

/** Deletes the people whose days of grace are over; gives how many. Two copies at once delete nobody twice. */
export async function deleteDuePeople({ database, clock, sendMail, settings }: JobParts): Promise<number> {
  const moment = new Date(clock().getTime() - AFTER_THE_PROVIDER_MILLISECONDS);
  let deleted = 0;
  for (const personId of await duePeople(database, moment, AT_ONCE)) {
    await inTransaction(database, async (tx) => {
      const gone = await deletePerson(tx, personId, moment);
      if (!gone) return;
      deleted += 1;
      if (gone.email === '') return;
      const words = deletedLetter({ ...gone, productName: settings.PRODUCT_NAME });
      await sendMail(tx, { to: gone.email, kind: 'account-deleted', words });
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
      },
    },
    regularly: { [TASK]: EVERY_TEN_MINUTES },
  };
}
