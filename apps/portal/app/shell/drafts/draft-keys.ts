import { draftOperations } from '@longleaf/contract/drafts';
import { createClient } from '@longleaf/contract/client';
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

/**
 * Keys by owner. A person's comes from the API, which gives it to that person alone; this tab remembers it,
 * so that typing goes on being kept when the session ends in the middle.
 */
export function draftKeys(fetchApi: typeof fetch, storage: Storage, personNow: () => string | null) {
  const known = new Map<string, Promise<CryptoKey>>();
  const api = createClient(draftOperations, fetchApi);

  return async function keyOf(owner: string): Promise<CryptoKey | null> {
    const visitor = hasVisitor(storage) ? visitorOf(storage) : null;
    if (visitor?.owner === owner) return importKey(visitor.key);
    if (!known.has(owner)) {
      if (personNow() !== owner) return null;
      known.set(
        owner,
        api.draftKey().then(({ key }) => importKey(key)),
      );
    }
    try {
      return (await known.get(owner)) ?? null;
    } catch {
      known.delete(owner);
      return null;
    }
  };
}
