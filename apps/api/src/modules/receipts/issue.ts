import { randomBytes } from 'node:crypto';
import type { Scope } from '@longleaf/http/policy';
import type { Transaction } from '@longleaf/platform/executor';
import { referenceOf } from '@longleaf/rules/receipts/reference';
import type { Dependencies } from '../../dependencies.ts';
import type { ContactNow } from '../profile/index.ts';
import { receiptLetter } from './letter.ts';
import { type NewReceipt, receiptRepository, type ReceiptRow } from './repository.ts';

/** What was sent, as its receipt keeps it. */
export type Sent = Omit<NewReceipt, 'reference' | 'sentAt'>;

/** Who gets a receipt: the rows they may have it in, and where it is mailed to. */
export type Receiver = { scope: Scope<'receipt', 'change'>; contact: ContactNow };

export type ReceiptIssuer = ReturnType<typeof receiptIssuer>;

/** Gives receipts for what is sent, in the transaction that sends it. */
export function receiptIssuer({
  clock,
  sendMail,
  settings,
  findCollege,
}: Pick<Dependencies, 'clock' | 'sendMail' | 'settings' | 'findCollege'>) {
  /** Keeps a receipt for each thing, and gives those that are new: a repeat makes none. */
  const keep = async (tx: Transaction, scope: Receiver['scope'], sent: readonly Sent[]) => {
    if (sent.length === 0) return [];
    const sentAt = clock();
    return receiptRepository(tx).keep(
      scope,
      sent.map((one) => ({ ...one, reference: newReference(), sentAt })),
    );
  };
  /** Mails receipts in one letter, to an address that is known to be the sender's. */
  const tell = async (
    tx: Transaction,
    contact: ContactNow,
    made: readonly Pick<ReceiptRow, 'kind' | 'reference' | 'collegeId' | 'recipientName'>[],
  ): Promise<void> => {
    if (made.length === 0 || contact.email === '' || !contact.emailVerified) return;
    const words = receiptLetter(contact, {
      productName: settings.PRODUCT_NAME,
      at: clock(),
      url: `${settings.PORTAL_URL}/apphub/receipts`,
      receipts: made.map(({ kind, reference, collegeId, recipientName }) => ({
        kind,
        reference,
        to:
          recipientName ??
          (collegeId === null ? '' : (findCollege(collegeId)?.name ?? `College ${collegeId}`)),
      })),
    });
    await sendMail(tx, { to: contact.email, kind: 'receipt', words });
  };
  return {
    keep,
    tell,

    /** Keeps a receipt for each thing, and mails those that are new. */
    issue: async (tx: Transaction, { scope, contact }: Receiver, sent: readonly Sent[]): Promise<void> =>
      tell(tx, contact, await keep(tx, scope, sent)),

    /** Notes on the receipts of a thing that it was taken back. */
    takeBack: (
      tx: Transaction,
      scope: Receiver['scope'],
      what: { kind: Sent['kind']; subject: number; but?: string },
    ): Promise<void> => receiptRepository(tx).takeBack(scope, what, clock()),
  };
}

/** A reference number that nobody can guess. */
export function newReference(): string {
  return referenceOf(Array.from(randomBytes(10), (byte) => byte / 256));
}
