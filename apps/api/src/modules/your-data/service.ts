import { DELETION_GRACE_DAYS, freshSignInNeeded, isFreshSignIn } from '@longleaf/contract/account-safety';
import type { Deletion, YourData } from '@longleaf/contract/your-data';
import type { Scope } from '@longleaf/http/policy';
import { ProblemError } from '@longleaf/http/problem';
import type { Clock } from '@longleaf/platform/clock';
import type { Database } from '@longleaf/platform/database';
import { inTransaction } from '@longleaf/platform/executor';
import type { SendMail } from '@longleaf/platform/mail/mail';
import type { Settings } from '@longleaf/platform/settings';
import type { Dependencies } from '../../dependencies.ts';
import { personalTables } from '../../kept-data.ts';
import type { Account, ReachableAccount } from './account.ts';
import { deletionCancelledLetter, deletionRequestedLetter } from './letters.ts';
import { findDeletion, insertDeletion, removeDeletion, type DeletionRow } from './repository.ts';
import { inWords } from './in-words.ts';
import { sectionsOf } from './sections.ts';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

export type YourDataParts = Pick<Dependencies, 'catalog' | 'findCollege'> & {
  database: Database;
  clock: Clock;
  sendMail: SendMail;
  settings: Pick<Settings, 'PRODUCT_NAME' | 'PORTAL_URL'>;
};

/** 'Your data': everything that is kept, and the end of the account. */
export function yourDataService({ database, clock, sendMail, settings, ...facts }: YourDataParts) {
  const { PRODUCT_NAME: productName, PORTAL_URL: portalUrl } = settings;

  return {
    /** @param say puts our own words into the language of the call. */
    read: async (
      scope: Scope<'your-data', 'read'>,
      account: Account,
      say: (english: string) => string,
    ): Promise<YourData> => ({
      preparedOn: clock().toISOString(),
      account: await account.export(),
      sections: (await sectionsOf(database, scope, personalTables)).map((section) =>
        inWords(facts, section, say),
      ),
    }),

    deletion: async (scope: Scope<'deletion-request'>): Promise<Deletion> =>
      present(await findDeletion(database, scope)),

    /**
     * Asks for the end of the account. Asked again, the first date stays.
     * @throws ProblemError 403 when the sign-in is not fresh.
     */
    request: async (
      scope: Scope<'deletion-request', 'change'>,
      signedInAt: number | undefined,
      account: ReachableAccount,
    ): Promise<Deletion> => {
      // Tokens live by the real time, whatever the product's clock says.
      if (!isFreshSignIn(signedInAt, new Date())) throw new ProblemError(403, freshSignInNeeded);
      const requestedAt = clock();
      const latest = new Date(requestedAt.getTime() + DELETION_GRACE_DAYS * DAY_MILLISECONDS);
      // The provider first: should what follows fail, its own row waits too and is asked for again.
      const deleteAfter = (await account.requestDeletion()) ?? latest;
      const contact = await account.contact();
      await inTransaction(database, async (tx) => {
        const written = await insertDeletion(tx, scope, { requestedAt, deleteAfter });
        if (!written || contact.email === '') return;
        const words = deletionRequestedLetter({ ...contact, productName, portalUrl, deleteAfter });
        await sendMail(tx, { to: contact.email, kind: 'deletion-requested', words });
      });
      return present(await findDeletion(database, scope));
    },

    /** Keeps the account after all; without a request, or after its days of grace, nothing happens. */
    cancel: async (
      scope: Scope<'deletion-request', 'change'>,
      account: ReachableAccount,
    ): Promise<Deletion> => {
      await account.cancelDeletion();
      const contact = await account.contact();
      await inTransaction(database, async (tx) => {
        if (!(await removeDeletion(tx, scope, clock())) || contact.email === '') return;
        const words = deletionCancelledLetter({ ...contact, productName });
        await sendMail(tx, { to: contact.email, kind: 'deletion-cancelled', words });
      });
      return present(await findDeletion(database, scope));
    },
  };
}

function present(row: DeletionRow | undefined): Deletion {
  return {
    requested: row !== undefined,
    requestedOn: row?.requestedAt.toISOString() ?? null,
    deletedOn: row?.deleteAfter.toISOString() ?? null,
  };
}

export type YourDataService = ReturnType<typeof yourDataService>;
