import { MOST_RECEIPTS_LISTED, receiptMessages, receiptOperations } from '@longleaf/contract/receipts';
import { bind } from '@longleaf/http/bind';
import type { Scope } from '@longleaf/http/policy';
import { notFound } from '@longleaf/http/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { contactReader } from '../profile/index.ts';
import type { Receiver } from './issue.ts';
import { presentReceipt } from './present.ts';
import { receiptRepository } from './repository.ts';

export { receiptsBeside } from './repository.ts';
export { newReference, receiptIssuer, type ReceiptIssuer, type Receiver, type Sent } from './issue.ts';

/** Receipts for what somebody sent: the list, and each by its number. Other modules give them, by `receiptIssuer`. */
export function receipts(app: FastifyInstance, { database, findCollege }: Dependencies): void {
  const rows = receiptRepository(database);
  bind(app, receiptOperations.getReceipts, async ({ scope }) =>
    (await rows.list(scope, MOST_RECEIPTS_LISTED)).map((row) => presentReceipt(row, findCollege)),
  );
  bind(app, receiptOperations.getReceipt, async ({ scope, params }) => {
    const row = await rows.one(scope, params.reference);
    if (!row) throw notFound(receiptMessages.notThere);
    return presentReceipt(row, findCollege);
  });
}

type Own = {
  (name: 'receipt:change'): Scope<'receipt', 'change'>;
  (name: 'profile:change'): Scope<'profile', 'change'>;
};

/** Reads who gets the receipt of what a request sends. */
export type ReceiverReader = (own: Own, request: FastifyRequest) => Promise<Receiver>;

/** Gives what reads it. */
export function receiverReader(dependencies: Dependencies): ReceiverReader {
  const contact = contactReader(dependencies);
  return async (own, request) => ({
    scope: own('receipt:change'),
    contact: await contact(own('profile:change'), request),
  });
}
