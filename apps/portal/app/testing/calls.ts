import type { Given, Operation, Received } from '@longleaf/contract/operation';
import type { Problem } from '@longleaf/contract/problem';
import { describeCall, matchCall, type PartsOfCall, type SentCall } from './match-call.ts';
import { z } from 'zod';

/** What the network gives back. */
export interface NetworkAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface Rule {
  operation: Operation;
  received: PartsOfCall[];
  answer: (received: PartsOfCall) => NetworkAnswer | Promise<NetworkAnswer>;
}

let rules: Rule[] = [];
let faults: string[] = [];
/** Which test is on. A call that was on its way when its test ended is not the next one's. */
let test = 0;
let onTheirWay = 0;
/** Ends the wait of calls that are held back. */
let letGo = Promise.withResolvers<null>();
const TEST_OF_CALL = 'x-test';

/** What the screen sent to an operation, call by call, as the server would read it. */
export type Calls<O extends Operation> = readonly Received<O>[];

/**
 * From now on the API answers this operation so. What is given must be what the contract lets the server give. A
 * function makes an answer for each call.
 */
export function answer<O extends Operation>(
  operation: O,
  given: Given<O> | ((received: Received<O>) => Given<O>),
): Calls<O> {
  const make = typeof given === 'function' ? (given as (received: Received<O>) => Given<O>) : () => given;
  return addRule<O>(operation, (received) => written(operation, make(received as Received<O>)));
}

/** The API answers this operation so where the test has said nothing of it. */
export function answerUnlessSaid<O extends Operation>(operation: O, given: Given<O>): void {
  if (!rules.some((rule) => rule.operation === operation)) answer(operation, given);
}

/**
 * From now on the API refuses this operation with this status, and the problem that a person is told of.
 * @param more headers of the answer, beside those of every problem.
 */
export function refuse<O extends Operation>(
  operation: O,
  status: number,
  problem: Partial<Problem> = {},
  more: Record<string, string> = {},
): Calls<O> {
  const body = JSON.stringify({
    type: 'about:blank',
    title: 'Refused',
    status,
    requestId: 'of-a-test',
    ...problem,
  });
  const headers = { 'content-type': 'application/problem+json', ...more };
  return addRule<O>(operation, () => ({ status, headers, body }));
}

/** Calls of this operation wait from now on, until an answer is released. */
export function hold<O extends Operation>(
  operation: O,
): { received: Calls<O>; release: (given: Given<O>) => void } {
  const { promise, resolve } = Promise.withResolvers<NetworkAnswer>();
  const received = addRule<O>(operation, () => promise);
  return { received, release: (given) => resolve(written(operation, given)) };
}

/** Files of one page share its `fetch`. */
let isNumbered = false;

/** From now on each call of the page carries the number of the test that is on. */
export function numberCalls(): void {
  if (isNumbered) return;
  isNumbered = true;
  const send = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    request.headers.set(TEST_OF_CALL, String(test));
    onTheirWay += 1;
    return send(request).finally(() => (onTheirWay -= 1));
  };
}

/**
 * Waits until nothing is asked any more: what follows from an answer belongs to the test that gave it. Calls that are
 * held back are ended.
 */
export async function callsSettle(): Promise<void> {
  letGo.resolve(null);
  letGo = Promise.withResolvers();
  for (let quiet = 0; quiet < 3; quiet = onTheirWay === 0 ? quiet + 1 : 0) {
    await new Promise((done) => setTimeout(done));
  }
}

/**
 * Answers one call of the page as the rules say; null for a call of a test that has ended. The browser's network asks
 * this; see `vite-plugins/testing`.
 */
export async function answerCall(call: SentCall): Promise<NetworkAnswer | null> {
  // An upload tells its progress, which `fetch` cannot, and carries no number; it is stopped with its screen.
  const sentBy = call.headers[TEST_OF_CALL] ?? String(test);
  if (sentBy !== String(test)) return null;
  for (const rule of rules.toReversed()) {
    const match = matchCall(rule.operation, call);
    if (!match) continue;
    if ('fault' in match)
      return fault(`${describeCall(call)} is not what the contract takes: ${match.fault}`);
    rule.received.push(match.parts);
    try {
      return await Promise.race([rule.answer(match.parts), letGo.promise]);
    } catch (error) {
      return fault(`${describeCall(call)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return fault(`${describeCall(call)} has no answer in this test`);
}

/** Forgets all answers. @returns what went wrong at the network since the last time. */
export function endCalls(): string[] {
  const found = faults;
  rules = [];
  faults = [];
  test += 1;
  return found;
}

function addRule<O extends Operation>(operation: O, give: Rule['answer']): Calls<O> {
  const received: PartsOfCall[] = [];
  rules.push({ operation, received, answer: give });
  return received as unknown as Calls<O>;
}

/** What every file is called that a test answers with. */
export const NAME_OF_FILES = 'As the server says.pdf';

function written(operation: Operation, given: unknown): NetworkAnswer {
  const read = z.safeParse(operation.response, given);
  if (!read.success) {
    throw new Error(`The answer in this test is none of the contract. ${z.prettifyError(read.error)}`);
  }
  if (read.data === undefined) return { status: 204, headers: {}, body: '' };
  if (operation.produces === 'file' && typeof read.data === 'string') {
    const headers = { 'content-disposition': `attachment; filename="${NAME_OF_FILES}"` };
    return { status: 200, headers, body: read.data };
  }
  if (operation.produces === 'text' && typeof read.data === 'string') {
    return { status: 200, headers: { 'content-type': 'text/plain' }, body: read.data };
  }
  const headers = { 'content-type': 'application/json' };
  return { status: 200, headers, body: JSON.stringify(read.data) };
}

function fault(text: string): NetworkAnswer {
  faults.push(text);
  const problem = { type: 'about:blank', title: text, status: 501 };
  return {
    status: 501,
    headers: { 'content-type': 'application/problem+json' },
    body: JSON.stringify(problem),
  };
}
