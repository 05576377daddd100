import { transcriptDeliveryMessages } from '@longleaf/contract/transcript-deliveries';
import { notFound } from '@longleaf/http/problem';
import { Scope } from '@longleaf/http/policy';
import { inTransaction } from '@longleaf/platform/executor';
import { mailboxOf } from '@longleaf/platform/transcript-mailboxes';
import { mayFollow } from '@longleaf/rules/transcripts/states';
import type { Dependencies } from '../../dependencies.ts';
import { writeAudit } from '../audit/index.ts';
import { deliveryLetter } from './delivery-letter.ts';
import { deliveryName, readDeliveryName } from './delivery-name.ts';
import { transcriptPolicy } from './policies/transcript.ts';
import { recordFor } from './present.ts';
import { recordPage } from './record-page.ts';
import { SENDER } from './release.ts';
import { ownerOfRequest, transcriptRepository } from './repository.ts';
import { openRecord, recordKeys } from './sealed-records.ts';

export type SendParts = Pick<
  Dependencies,
  'database' | 'clock' | 'dataSecret' | 'settings' | 'sendMail' | 'findCollege'
>;

const GOOD_FOR_MILLISECONDS = 60 * 86_400_000;
const NO_MAILBOX = /*i18n*/ 'This college has not said where it takes transcripts from here.';

/**
 * Sends what is released: a letter with a signed link to the college, in the transaction that writes it down, so that one
 * that runs twice sends once. The letter itself is handed over with growing waits.
 */
export async function sendReleased(parts: SendParts, id: number): Promise<void> {
  const { database, clock, dataSecret, settings, sendMail, findCollege } = parts;
  const owner = await ownerOfRequest(database, id);
  if (owner === undefined) return;
  const scope = Scope.permit(transcriptPolicy, 'transcript:change', SENDER, { owner });
  await inTransaction(database, async (tx) => {
    const rows = transcriptRepository(tx);
    const row = await rows.locked(scope, id);
    if (row?.status !== 'Released') return;
    await writeAudit(tx, scope);
    const to = mailboxOf(settings.TRANSCRIPT_MAILBOXES, row.collegeId);
    if (to === undefined) {
      await rows.move(scope, id, { status: 'Failed', at: clock(), reason: NO_MAILBOX });
      return;
    }
    const url = `${settings.PORTAL_URL}/api/transcripts/deliveries/${deliveryName(dataSecret, id)}`;
    const words = deliveryLetter({
      college: findCollege(row.collegeId)?.name ?? '',
      productName: settings.PRODUCT_NAME,
      url,
      acknowledgeUrl: `${url}/acknowledgement`,
    });
    await sendMail(tx, { to, kind: 'transcript', words });
    await rows.move(scope, id, { status: 'Sent', at: clock() });
  });
}

/** What a college does with the link of its letter. Unknown, foreign and old links are all answered alike. */
export function deliveries(parts: SendParts) {
  const { database, clock, dataSecret } = parts;
  const gone = () => notFound(transcriptDeliveryMessages.notThere);
  const opened = async (name: string) => {
    const id = readDeliveryName(dataSecret, name);
    const owner = id === undefined ? undefined : await ownerOfRequest(database, id);
    if (id === undefined || owner === undefined) throw gone();
    const scope = Scope.permit(transcriptPolicy, 'transcript:change', SENDER, { owner });
    const row = await transcriptRepository(database).one(scope, id);
    const sent = row?.history.findLast(({ status }) => status === 'Sent');
    if (!row || !sent || clock().getTime() - sent.at.getTime() > GOOD_FOR_MILLISECONDS) throw gone();
    return { id, scope, row };
  };
  return {
    /** The page of the record. @throws ProblemError 404 */
    page: async (name: string): Promise<string> => {
      const { scope, row } = await opened(name);
      const rows = transcriptRepository(database);
      const found = recordFor(row, await rows.records(scope));
      const kept = found && (await rows.record(scope, found.id));
      if (!kept) throw gone();
      return recordPage(openRecord(recordKeys(dataSecret), kept, kept.record));
    },

    /** Writes down that it arrived, or why not. @throws ProblemError 404 */
    acknowledge: async (
      name: string,
      { received, reason }: { received: boolean; reason?: string | null | undefined },
    ) => {
      const { id, scope } = await opened(name);
      return inTransaction(database, async (tx) => {
        const rows = transcriptRepository(tx);
        const row = await rows.locked(scope, id);
        if (!row) throw gone();
        const status = received ? 'Received' : 'Failed';
        if (!mayFollow(row.status, status)) return { status: row.status };
        await rows.move(scope, id, { status, at: clock(), reason: received ? null : (reason ?? null) });
        return { status };
      });
    },
  };
}
