import type { KeyOf } from './draft-keys.ts';
import type { DraftStore } from './draft-store.ts';
import { seal, unseal } from './seal.ts';

/** A draft that nobody came back for is dropped after two weeks. */
export const DRAFT_DAYS = 14;
const DAY = 86_400_000;

export interface DraftVaultParts {
  store: DraftStore;
  keyOf: KeyOf;
  now: () => number;
}

export interface DraftVault {
  /** Keeps the values of a form for its owner. False when the owner's key cannot be had, or when they were dropped meanwhile. */
  keep(owner: string, form: string, values: unknown): Promise<boolean>;
  /** The kept values, or undefined: none, too old, or sealed with another key. Waits for the key while the server is away. */
  read(owner: string, form: string): Promise<unknown>;
  /** The forms whose names begin so and of which something kept can be read now, the newest first. */
  formsOf(owner: string, beginning: string): Promise<readonly string[]>;
  drop(owner: string, form: string): Promise<void>;
  /** Removes everything an owner typed, readable or not. */
  wipe(owner: string): Promise<void>;
  /** Hands drafts over, for what a visitor typed before signing in. The new owner's own drafts win. */
  handOver(from: string, to: string): Promise<void>;
}

/** Typed values, sealed per owner. Somebody else at the same computer can neither see nor open them. */
export function createDraftVault({ store, keyOf, now }: DraftVaultParts): DraftVault {
  const isOld = (savedAt: number) => savedAt < now() - DRAFT_DAYS * DAY;
  // Sealing takes a moment. What was dropped in that moment must not come back.
  const beingKept = new Map<symbol, { owner: string; form: string }>();
  const overtake = (owner: string, form?: string) => {
    for (const [mark, kept] of beingKept) {
      if (kept.owner === owner && (form === undefined || kept.form === form)) beingKept.delete(mark);
    }
  };

  const vault: DraftVault = {
    async keep(owner, form, values) {
      const mark = Symbol(form);
      beingKept.set(mark, { owner, form });
      try {
        const key = await keyOf(owner);
        if (!key) return false;
        const sealed = await seal(key, values);
        if (!beingKept.has(mark)) return false;
        await store.put({ owner, form, savedAt: now(), ...sealed });
        return true;
      } finally {
        beingKept.delete(mark);
      }
    },
    async read(owner, form) {
      const row = await store.get(owner, form);
      if (!row) return undefined;
      if (isOld(row.savedAt)) {
        await store.remove(owner, form);
        return undefined;
      }
      const key = await keyOf(owner, { isPatient: true });
      return key ? unseal(key, row) : undefined;
    },
    async formsOf(owner, beginning) {
      const rows = (await store.all()).filter((row) => row.owner === owner && row.form.startsWith(beginning));
      const names: string[] = [];
      for (const { form } of rows.toSorted((one, other) => other.savedAt - one.savedAt))
        if ((await vault.read(owner, form)) !== undefined) names.push(form);
      return names;
    },
    drop: (owner, form) => {
      overtake(owner, form);
      return store.remove(owner, form);
    },
    async wipe(owner) {
      overtake(owner);
      const rows = await store.all();
      await Promise.all(
        rows
          .filter((row) => row.owner === owner || isOld(row.savedAt))
          .map((row) => store.remove(row.owner, row.form)),
      );
    },
    async handOver(from, to) {
      for (const { owner, form } of await store.all()) {
        if (owner !== from) continue;
        const values = await vault.read(from, form);
        const taken = (await store.get(to, form)) !== undefined;
        if (values !== undefined && !taken && !(await vault.keep(to, form, values))) continue;
        await store.remove(from, form);
      }
    },
  };
  return vault;
}
