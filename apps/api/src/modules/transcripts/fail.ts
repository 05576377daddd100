import type { Scope } from '@longleaf/http/policy';
import type { Transaction } from '@longleaf/platform/executor';
import { nextTry } from '@longleaf/rules/transcripts/retry';
import { keptContact } from '../profile/index.ts';
import { deliveryRepository } from './delivery-repository.ts';
import { failureLetter } from './failure-letter.ts';
import { followInHub } from './hub-task.ts';
import { type RequestRow, transcriptRepository, type Why } from './repository.ts';
import type { SendParts } from './send.ts';

/** Why a delivery failed, and whether trying again may help. */
export type Failure = { why: Why; mayHelp: boolean };

/**
 * Writes down that a delivery failed, and when it is tried again. When it is not, the task
 * of the hub is open again, and the student is told by mail what to do.
 * The request is `locked`.
 */
export async function failed(
  tx: Transaction,
  scope: Scope<'transcript', 'change'>,
  row: RequestRow,
  { why, mayHelp, parts }: Failure & { parts: SendParts },
): Promise<void> {
  const { clock, settings, findCollege, sendMail } = parts;
  const tries = await deliveryRepository(tx).of(scope, row.id);
  const retryAt = mayHelp ? nextTry(tries.length, clock()) : null;
  await transcriptRepository(tx).move(scope, row.id, { status: 'Failed', at: clock(), why, retryAt });
  if (retryAt !== null) return;
  await followInHub(tx, scope, row, { isThere: false, at: clock() });
  const contact = await keptContact(tx, scope);
  if (contact.email === '') return;
  const words = failureLetter({
    ...contact,
    college: findCollege(row.collegeId)?.name ?? `College ${row.collegeId}`,
    productName: settings.PRODUCT_NAME,
    url: `${settings.PORTAL_URL}/apphub/requesttranscript`,
  });
  await sendMail(tx, { to: contact.email, kind: 'transcript-failed', words });
}
