import { Scope } from '@longleaf/http/policy';
import { inTransaction } from '@longleaf/platform/executor';
import { putOverSftp, type SftpPlace } from '@longleaf/platform/sftp';
import { mailboxOf } from '@longleaf/platform/college-mailboxes';
import type { TranscriptFailure } from '@longleaf/rules/transcripts/failures';
import { isToBeSent } from '@longleaf/rules/transcripts/retry';
import { randomUUID } from 'node:crypto';
import type { Dependencies } from '../../dependencies.ts';
import { writeAudit } from '../audit/index.ts';
import { fileKeeper } from '../files/index.ts';
import { deliveryLetter } from './delivery-letter.ts';
import { deliveryName, shortId } from './delivery-name.ts';
import { type DeliveryRow, deliveryRepository } from './delivery-repository.ts';
import { type Failure, failed } from './fail.ts';
import { xmlOfRecord } from './pesc/write-xml.ts';
import { deliveryFilePolicy } from './policies/delivery-file.ts';
import { transcriptPolicy } from './policies/transcript.ts';
import { recordFor } from './present.ts';
import type { SchoolRecord } from './record.ts';
import { SENDER } from './release.ts';
import { ownerOfRequest, type RequestRow, transcriptRepository } from './repository.ts';
import { openRecord, recordKeys } from './sealed-records.ts';

export type SendParts = Pick<
  Dependencies,
  'database' | 'clock' | 'dataSecret' | 'settings' | 'sendMail' | 'findCollege' | 'log'
>;

type Change = Scope<'transcript', 'change'>;

/**
 * Sends a request that is released, or whose time to be tried again has come. First the document is kept under the id of
 * its delivery; then it is handed over, and that is written down. One that runs twice, in two copies, or dies on the way,
 * makes one delivery and goes on with it.
 */
export async function sendReleased(parts: SendParts, id: number): Promise<void> {
  const owner = await ownerOfRequest(parts.database, id);
  if (owner === undefined) return;
  const scope = Scope.permit(transcriptPolicy, 'transcript:change', SENDER, { owner });
  const delivery = (await openDelivery(parts, scope, id)) ?? (await prepare(parts, scope, id));
  if (delivery) await handOver(parts, scope, delivery);
}

/** One that was made and not handed over yet. */
async function openDelivery({ database }: SendParts, scope: Change, id: number) {
  const [latest] = await deliveryRepository(database).of(scope, id);
  return latest?.state === 'made' ? latest : undefined;
}

/** Writes the document and keeps it, sealed, with a new delivery; undefined when there is nothing to send. */
async function prepare(parts: SendParts, scope: Change, id: number): Promise<DeliveryRow | undefined> {
  const { database, clock, settings, dataSecret } = parts;
  const row = await transcriptRepository(database).one(scope, id);
  if (!row || !isToBeSent(row, clock())) return undefined;
  const { TRANSCRIPT_SFTP: server, TRANSCRIPT_MAILBOXES: mailboxes } = settings;
  if (server === undefined && mailboxOf(mailboxes, row.collegeId) === undefined)
    return failBefore(parts, scope, id, 'no-mailbox');
  const record = await recordOf(parts, scope, row);
  if (!record) return failBefore(parts, scope, id, 'no-record');
  const before = await deliveryRepository(database).of(scope, id);
  const keeper = fileKeeper({ settings, dataSecret, clock });
  const delivery: DeliveryRow = {
    id: randomUUID(),
    requestId: id,
    number: before.length + 1,
    way: server === undefined ? 'mail' : 'sftp',
    state: 'made',
    madeAt: clock(),
    sentAt: null,
  };
  const bytes = Buffer.from(documentOf(parts, row, { record, delivery }));
  const taken = await keeper.take({
    id: delivery.id,
    name: 'transcript.xml',
    contentType: 'application/xml',
    bytes,
  });
  return inTransaction(database, async (tx) => {
    const now = await transcriptRepository(tx).locked(scope, id);
    if (!now || !isToBeSent(now, clock())) return undefined;
    const rows = deliveryRepository(tx);
    const [latest] = await rows.of(scope, id);
    // Another copy was first: its document is the one that goes.
    if (latest?.state === 'made') return latest;
    if ((latest?.number ?? 0) + 1 !== delivery.number) return undefined;
    const ofFile = Scope.permit(deliveryFilePolicy, 'file:change', SENDER, scope);
    await keeper.keep(tx, ofFile, taken, { isOurs: true });
    await rows.insert(scope, delivery);
    return delivery;
  });
}

function documentOf(
  { findCollege }: SendParts,
  row: RequestRow,
  { record, delivery }: { record: SchoolRecord; delivery: DeliveryRow },
): string {
  return xmlOfRecord(record, {
    documentId: shortId(delivery.id),
    createdAt: delivery.madeAt,
    isAgain: delivery.number > 1,
    to: { ipeds: row.collegeId, name: findCollege(row.collegeId)?.name ?? `College ${row.collegeId}` },
  });
}

async function recordOf({ database, dataSecret }: SendParts, scope: Change, row: RequestRow) {
  const rows = transcriptRepository(database);
  const found = recordFor(row, await rows.records(scope));
  const kept = found && (await rows.record(scope, found.id));
  return kept && openRecord(recordKeys(dataSecret), kept, kept.record);
}

/** Puts the document on the server, where there is one, before the college is told. */
async function handOver(parts: SendParts, scope: Change, delivery: DeliveryRow): Promise<void> {
  const { TRANSCRIPT_SFTP: server } = parts.settings;
  if (server === undefined) return tell(parts, scope, delivery);
  try {
    await put(server, parts, scope, delivery);
  } catch (error) {
    if (!(error instanceof NotPut)) throw error;
    parts.log.warn(
      { delivery: delivery.id, err: error.cause },
      'A transcript could not be put on TRANSCRIPT_SFTP',
    );
    return failDelivery(parts, scope, delivery, { why: { failure: 'server-away' }, mayHelp: true });
  }
  return tell(parts, scope, delivery);
}

class NotPut extends Error {
  override name = 'NotPut';
}

/** The same name for the same delivery: a second copy, or one after a crash, finds it there. @throws NotPut */
async function put(
  server: SftpPlace,
  { database, clock, dataSecret, settings }: SendParts,
  scope: Change,
  { id, requestId }: DeliveryRow,
): Promise<void> {
  const ofFile = Scope.permit(deliveryFilePolicy, 'file:read', SENDER, scope);
  const { bytes } = await fileKeeper({ settings, dataSecret, clock }).open(database, ofFile, id);
  const row = await transcriptRepository(database).one(scope, requestId);
  if (!row) return;
  await putOverSftp(server, `${row.collegeId}-${shortId(id)}.xml`, bytes).catch((cause: unknown) => {
    throw new NotPut('The server did not take it', { cause });
  });
}

/** Tells the college, and writes down that it was sent, in one transaction. */
async function tell(parts: SendParts, scope: Change, { id, requestId }: DeliveryRow): Promise<void> {
  const { database, clock, dataSecret, settings, sendMail, findCollege } = parts;
  await inTransaction(database, async (tx) => {
    const rows = transcriptRepository(tx);
    const deliveries = deliveryRepository(tx);
    const row = await rows.locked(scope, requestId);
    const [latest] = await deliveries.of(scope, requestId);
    if (!row || latest?.id !== id || latest.state !== 'made') return;
    await writeAudit(tx, scope, clock());
    const to = mailboxOf(settings.TRANSCRIPT_MAILBOXES, row.collegeId);
    if (to === undefined && settings.TRANSCRIPT_SFTP === undefined) {
      await deliveries.mark(scope, id, { state: 'failed' });
      await failed(tx, scope, row, { why: { failure: 'no-mailbox' }, mayHelp: false, parts });
      return;
    }
    const url = `${settings.PORTAL_URL}/api/transcripts/deliveries/${deliveryName(dataSecret, id)}`;
    const words = deliveryLetter({
      college: findCollege(row.collegeId)?.name ?? '',
      productName: settings.PRODUCT_NAME,
      url,
      pageUrl: `${url}/page`,
      acknowledgeUrl: `${url}/acknowledgement`,
    });
    if (to !== undefined) await sendMail(tx, { id, to, kind: TRANSCRIPT_LETTER, words });
    await deliveries.mark(scope, id, { state: 'sent', sentAt: clock() });
    await rows.move(scope, requestId, { status: 'Sent', at: clock() });
  });
}

/** The kind of letter that tells a college; it has the id of its delivery. */
export const TRANSCRIPT_LETTER = 'transcript';

/** Ends a delivery that could not be handed over, unless another copy did it meanwhile. */
async function failDelivery(
  parts: SendParts,
  scope: Change,
  { id, requestId }: DeliveryRow,
  failure: Failure,
): Promise<void> {
  await inTransaction(parts.database, async (tx) => {
    const deliveries = deliveryRepository(tx);
    const row = await transcriptRepository(tx).locked(scope, requestId);
    const [latest] = await deliveries.of(scope, requestId);
    if (!row || latest?.id !== id || latest.state !== 'made') return;
    await deliveries.mark(scope, id, { state: 'failed' });
    await writeAudit(tx, scope, parts.clock());
    await failed(tx, scope, row, { ...failure, parts });
  });
}

/** Fails a request that no delivery can be made for. */
async function failBefore(
  parts: SendParts,
  scope: Change,
  id: number,
  reason: TranscriptFailure,
): Promise<undefined> {
  const failure: Failure = { why: { failure: reason }, mayHelp: false };
  await inTransaction(parts.database, async (tx) => {
    const row = await transcriptRepository(tx).locked(scope, id);
    if (!row || !isToBeSent(row, parts.clock())) return;
    await writeAudit(tx, scope, parts.clock());
    await failed(tx, scope, row, { ...failure, parts });
  });
}
