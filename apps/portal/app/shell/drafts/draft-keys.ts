import { draftOperations } from '@longleaf/contract/drafts';
import { ApiError, createClient } from '@longleaf/contract/client';
import { pauseAfter } from '../pause-after.ts';
import { importKey } from './seal.ts';

const VISITOR = 'longleaf.own.visitor';

interface Visitor {
  owner: string;
  key: string;
}

/**
 * The one who types before signing in: a name and a key that live as long as this tab, a reload included.
 * Another tab, or the next person in a new window, has another one.
 */
export function visitorOf(storage: Storage): Visitor {
  const kept = storage.getItem(VISITOR);
  if (kept) return JSON.parse(kept) as Visitor;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const visitor = { owner: `visitor:${crypto.randomUUID()}`, key: btoa(String.fromCharCode(...bytes)) };
  storage.setItem(VISITOR, JSON.stringify(visitor));
  return visitor;
}

/** True while a visitor of this tab has typed something. */
export function hasVisitor(storage: Storage): boolean {
  return storage.getItem(VISITOR) !== null;
}

export function forgetVisitor(storage: Storage): void {
  storage.removeItem(VISITOR);
}

const PAUSES = { first: 1000, longest: 15_000 };

/**
 * The key of an owner; null when it cannot be had now.
 * @param isPatient waits for a server that does not answer, as long as the person is there
 */
export type KeyOf = (owner: string, how?: { isPatient?: boolean }) => Promise<CryptoKey | null>;

/** Another try would be answered the same. */
const isFinal = (error: unknown) => error instanceof ApiError && error.status < 500 && error.status !== 429;

/**
 * Keys by owner. A person's comes from the API, which gives it to that person alone; this tab remembers it,
 * so that typing goes on being kept when the session ends in the middle.
 */
export function draftKeys(
  fetchApi: typeof fetch,
  storage: Storage,
  personNow: () => string | null,
  pause: (milliseconds: number) => Promise<void> = (milliseconds) =>
    new Promise((done) => void setTimeout(done, milliseconds)),
): KeyOf {
  const known = new Map<string, Promise<CryptoKey>>();
  const api = createClient(draftOperations, fetchApi);

  return async function keyOf(owner, { isPatient = false } = {}) {
    const visitor = hasVisitor(storage) ? visitorOf(storage) : null;
    if (visitor?.owner === owner) return importKey(visitor.key);
    for (let failures = 1; ; failures++) {
      if (!known.has(owner)) {
        if (personNow() !== owner) return null;
        known.set(
          owner,
          api.draftKey().then(({ key }) => importKey(key)),
        );
      }
      try {
        return (await known.get(owner)) ?? null;
      } catch (error) {
        known.delete(owner);
        if (!isPatient || isFinal(error)) return null;
      }
      await pause(pauseAfter(failures, PAUSES));
    }
  };
}
