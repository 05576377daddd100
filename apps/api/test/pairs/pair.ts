import type { Operation } from '@longleaf/contract/operation';
import type { Owner } from '../owner/owner.ts';

/** One operation as its owner calls it, and as somebody else calls it with the owner's own ids. */
export type Pair = {
  /** Path and body; ids in them are the owner's. */
  send: (owner: Owner) => Promise<Sent> | Sent;
  /** What somebody else is answered. */
  outsider: 200 | 204 | 400 | 404 | 409;
  /** What is answered without a token; 401 unless stated. */
  stranger?: 200;
  /**
   * What shows that it was the owner's: text that only the owner's answer holds, as it is or in a PDF, a person whom a token in it is about, a
   * change of what is kept about the owner, or that the account service was asked as the owner.
   */
  proof:
    | { holds: string | ((owner: Owner) => string) }
    | { holdsAsPdf: string }
    | { namesInToken: (owner: Owner) => string }
    /** What is for everybody who is signed in, and nobody else. */
    | { everybodySignedInSees: string }
    | 'changes'
    | 'at the account service';
};
/** The operations of one file of the contract, each with its case. */
export type Pairs = readonly (readonly [Operation, Pair])[];
export type Sent = { path: string; method?: string; body?: unknown };

export const at = (path: string, body?: unknown): Pair['send'] => {
  return () => ({ path, ...(body !== undefined && { body }) });
};
export const reads = (path: string, holds: string): Pair => ({
  send: at(path),
  outsider: 200,
  proof: { holds },
});
export const shared = (path: string, holds: string): Pair => ({
  send: at(path),
  outsider: 200,
  proof: { everybodySignedInSees: holds },
});
/** Somebody else does the same for themselves; the owner's rows stay. */
export const changes = (path: string, body?: unknown): Pair => ({
  send: at(path, body),
  outsider: 200,
  proof: 'changes',
});
/** A text file; somebody else's becomes their own. */
export const sendsFile = (path: string): Pair => ({
  send: () => {
    const body = new FormData();
    body.set('file', new Blob(['Another text']), 'another.txt');
    return { path, body };
  },
  outsider: 200,
  proof: 'changes',
});
export const forwards = (path: string, body?: unknown): Pair => ({
  send: at(path, body),
  outsider: body === undefined ? 200 : 204,
  proof: 'at the account service',
});
/** Something of the owner's below an address, which nobody else has. */
export const below =
  (address: string) =>
  (path: (owner: Owner) => string, body?: unknown, proof: Pair['proof'] = 'changes'): Pair => ({
    send: (owner) => ({ path: `${address}/${path(owner)}`, ...(body !== undefined && { body }) }),
    outsider: 404,
    proof,
  });
