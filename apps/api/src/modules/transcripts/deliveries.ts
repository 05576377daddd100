import { type Acknowledgement, transcriptDeliveryMessages } from '@longleaf/contract/transcript-deliveries';
import type { FileAnswer } from '@longleaf/http/file-answer';
import { Scope } from '@longleaf/http/policy';
import { notFound } from '@longleaf/http/problem';
import { inTransaction } from '@longleaf/platform/executor';
import { isUnderWay } from '@longleaf/rules/transcripts/retry';
import { mayFollow } from '@longleaf/rules/transcripts/states';
import { writeAudit } from '../audit/index.ts';
import { fileKeeper } from '../files/index.ts';
import { readDeliveryName } from './delivery-name.ts';
import { deliveryRepository, ownerOfDelivery } from './delivery-repository.ts';
import { failed } from './fail.ts';
import { followInHub } from './hub-task.ts';
import { recordOfXml } from './pesc/record-of.ts';
import { deliveryFilePolicy } from './policies/delivery-file.ts';
import { transcriptPolicy } from './policies/transcript.ts';
import { recordPage } from './record-page.ts';
import { SENDER } from './release.ts';
import { transcriptRepository } from './repository.ts';
import type { SendParts } from './send.ts';

const GOOD_FOR_MILLISECONDS = 60 * 86_400_000;

/** What a college does with the link of its letter. Unknown, foreign and old links are all answered alike. */
export function deliveries(parts: SendParts) {
  const { database, clock, dataSecret, settings } = parts;
  const keeper = fileKeeper({ settings, dataSecret, clock });
  const gone = () => notFound(transcriptDeliveryMessages.notThere);
  const opened = (name: string) => openedById(readDeliveryName(dataSecret, name));
  const openedById = async (id: string | undefined) => {
    const found = id === undefined ? undefined : await ownerOfDelivery(database, id);
    const sentAt = found?.delivery.sentAt;
    if (!found || !sentAt || clock().getTime() - sentAt.getTime() > GOOD_FOR_MILLISECONDS) throw gone();
    const { delivery, owner } = found;
    const scope = Scope.permit(transcriptPolicy, 'transcript:change', SENDER, { owner });
    return { delivery, scope };
  };
  /** The document as it was sent, whatever the school has given since. @throws ProblemError 404, 503 */
  const document = async (name: string): Promise<FileAnswer & { bytes: Buffer }> => {
    const { delivery, scope } = await opened(name);
    const ofFile = Scope.permit(deliveryFilePolicy, 'file:read', SENDER, scope);
    return keeper.open(database, ofFile, delivery.id).catch((error: unknown) => {
      throw error instanceof Error && 'status' in error && error.status === 404 ? gone() : error;
    });
  };
  return {
    document,

    /** The same document as a page for people. @throws ProblemError 404, 503 */
    page: async (name: string): Promise<string> => {
      const { bytes } = await document(name);
      return recordPage(recordOfXml(bytes.toString('utf8')).record);
    },

    /** As `acknowledgeById`, for whoever has the signed name. @throws ProblemError 404 */
    acknowledge: async (name: string, said: Acknowledgement) =>
      acknowledgeById(readDeliveryName(dataSecret, name), said),
    acknowledgeById,
  };
  /**
   * Writes down that it arrived, or why not, and whether to send it again. Only the latest delivery fails a request; it
   * may arrive by any. @throws ProblemError 404
   */
  async function acknowledgeById(
    id: string | undefined,
    { received, reason, sendAgain }: Acknowledgement,
    isFor: (collegeId: number) => boolean = () => true,
  ) {
    const { delivery, scope } = await openedById(id);
    return inTransaction(database, async (tx) => {
      const rows = transcriptRepository(tx);
      const row = await rows.locked(scope, delivery.requestId);
      if (!row || !isFor(row.collegeId)) throw gone();
      const status = received ? 'Received' : 'Failed';
      const [latest] = await deliveryRepository(tx).of(scope, row.id);
      const isLatest = latest?.id === delivery.id && latest.state === 'sent';
      if (!mayFollow(row.status, status) || (!received && !isLatest)) return { status: row.status };
      // It was asked for once more in the meantime: that request goes its own way.
      if (!isUnderWay(row) && (await rows.otherUnderWay(scope, row))) return { status: row.status };
      await deliveryRepository(tx).mark(scope, delivery.id, { state: received ? 'received' : 'failed' });
      await writeAudit(tx, scope, clock());
      if (received) {
        await rows.move(scope, row.id, { status, at: clock() });
        await followInHub(tx, scope, row, { isThere: true, at: clock() });
      } else await failed(tx, scope, row, { why: { reason: reason ?? null }, mayHelp: sendAgain, parts });
      return { status };
    });
  }
}
