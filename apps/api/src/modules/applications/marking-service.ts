import { notFound } from '@longleaf/http/problem';
import type { Scope } from '@longleaf/http/policy';
import type { Clock } from '@longleaf/platform/clock';
import type { Database } from '@longleaf/platform/database';
import { inTransaction } from '@longleaf/platform/executor';
import type { ReceiptIssuer, Receiver } from '../receipts/index.ts';
import { applicationRepository } from './repository.ts';

/** Marks applications as sent, with a receipt. */
export function markingService({
  database,
  clock,
  receipts,
}: {
  database: Database;
  clock: Clock;
  receipts: ReceiptIssuer;
}) {
  return {
    /**
     * Marks an application as sent, or not. Marked again it keeps its first moment and its receipt; the receipt of one that
     * is not sent after all says so. @throws ProblemError 404
     */
    mark: (
      scope: Scope<'application', 'change'>,
      receiver: Receiver,
      id: number,
      isSent: boolean,
    ): Promise<void> =>
      inTransaction(database, async (tx) => {
        const row = await applicationRepository(tx).change(scope, id, {
          completedAt: isSent ? clock() : null,
        });
        if (!row) throw notFound(/*i18n*/ 'There is no such application in your hub.');
        if (!isSent) return receipts.takeBack(tx, receiver.scope, { kind: 'application', subject: id });
        const { collegeId, kind: part } = row;
        return receipts.issue(tx, receiver, [{ kind: 'application', subject: id, collegeId, part }]);
      }),
  };
}
