import { createHash } from 'node:crypto';
import { methodsOf, pathsOf, type Operation } from '@longleaf/contract/operation';
import { inTransaction, type Executor, type Transaction } from '@longleaf/platform/executor';
import type { FastifyRequest } from 'fastify';
import { badRequest, ProblemError } from './problem.ts';

/** A call that its caller may send again, as it is told apart from others. */
export type KeyedCall = {
  personId: string;
  operation: string;
  key: string;
  /** What was asked, digested. */
  fingerprint: string;
};

export type KeptAnswer = {
  fingerprint: string;
  /** JSON; null for an answer without content. */
  text: string | null;
};

/** Where answers are kept, for a day, so that a repeat gets the same. */
export type AnswerStore = {
  database: Executor;
  /**
   * Takes the key, or gives what it was answered before. Whoever comes with a key that another transaction has taken
   * waits for its end.
   */
  take: (tx: Transaction, call: KeyedCall) => Promise<KeptAnswer | undefined>;
  keep: (tx: Transaction, call: KeyedCall, text: string | null) => Promise<void>;
};

/** Within how many characters a key has to be; a UUID has 36. */
const LONGEST_KEY = 200;

/**
 * The header `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header): a quoted string; its words without quotes
 * are taken too. Undefined when there is none.
 * @throws ProblemError 400 for a key that cannot be one.
 */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const sent = headers['idempotency-key'];
  if (sent === undefined) return undefined;
  const key = /^"([!#-~ ]+)"$|^([!#-~]+)$/.exec(String(sent));
  const text = key?.[1] ?? key?.[2];
  if (text !== undefined && text.length <= LONGEST_KEY) return text;
  throw badRequest({ 'Idempotency-Key': [`Send a key of 1 to ${LONGEST_KEY} plain characters.`] });
}

/** Tells what is asked apart from anything else that might be. */
export function fingerprintOf(asked: unknown): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex');
}

export function operationName(operation: Operation): string {
  return `${methodsOf(operation)[0]} ${pathsOf(operation)[0]}`;
}

/**
 * Does the work of a call once for its key, in one transaction with the note that it was done: a call that fails leaves
 * no note, and its repeat is tried anew.
 * @param work gives the answer as JSON, or null without content.
 * @throws ProblemError 422 when the key was used for something else.
 */
export function once(
  store: AnswerStore,
  call: KeyedCall | undefined,
  work: (tx: Transaction) => Promise<string | null>,
): Promise<string | null> {
  return inTransaction(store.database, async (tx) => {
    if (call === undefined) return work(tx);
    const before = await store.take(tx, call);
    if (before && before.fingerprint !== call.fingerprint) {
      throw new ProblemError(
        422,
        /*i18n*/ 'This Idempotency-Key was used for another request. Use a new one.',
      );
    }
    if (before) return before.text;
    const text = await work(tx);
    await store.keep(tx, call, text);
    return text;
  });
}
