import { Scope } from '@longleaf/http/policy';
import { inTransaction } from '@longleaf/platform/executor';
import { addJob } from '@longleaf/platform/jobs/queue';
import { lettersNotTaken } from '@longleaf/platform/mail/outbox';
import { writeAudit } from '../audit/index.ts';
import { deliveryRepository, requestsToSend, sentAmong } from './delivery-repository.ts';
import { failed } from './fail.ts';
import { transcriptPolicy } from './policies/transcript.ts';
import { SEND, SENDER, sendKey } from './release.ts';
import { ownerOfRequest, transcriptRepository } from './repository.ts';
import { type SendParts, TRANSCRIPT_LETTER } from './send.ts';

const AT_ONCE = 500;

/**
 * Looks after what is on its way: letters that a mailbox did not take make their deliveries fail, and what is to be sent
 * now gets its job, also one whose job was lost. It may run twice, in two copies, or late.
 */
export async function sendAgain(parts: SendParts): Promise<void> {
  const { database, clock } = parts;
  const lost = await lettersNotTaken(database, TRANSCRIPT_LETTER);
  for (const { id, requestId, way } of await sentAmong(database, lost))
    if (way === 'mail') await failRefused(parts, requestId, id);
  for (const id of await requestsToSend(database, clock(), AT_ONCE))
    await addJob(database.pool, SEND, { id }, { key: sendKey(id) });
}

async function failRefused(parts: SendParts, requestId: number, id: string): Promise<void> {
  const owner = await ownerOfRequest(parts.database, requestId);
  if (owner === undefined) return;
  const scope = Scope.permit(transcriptPolicy, 'transcript:change', SENDER, { owner });
  await inTransaction(parts.database, async (tx) => {
    const deliveries = deliveryRepository(tx);
    const row = await transcriptRepository(tx).locked(scope, requestId);
    const [latest] = await deliveries.of(scope, requestId);
    if (row?.status !== 'Sent' || latest?.id !== id || latest.state !== 'sent') return;
    await deliveries.mark(scope, id, { state: 'failed' });
    await writeAudit(tx, scope, parts.clock());
    await failed(tx, scope, row, { why: { failure: 'letter-refused' }, mayHelp: true, parts });
  });
}
