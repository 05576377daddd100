import type { Sealed } from './seal.ts';

/** One form's typed values, sealed. */
export interface DraftRow extends Sealed {
  owner: string;
  form: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** Where drafts lie. The browser's is IndexedDB, which survives a crash of the tab. */
export interface DraftStore {
  get(owner: string, form: string): Promise<DraftRow | undefined>;
  put(row: DraftRow): Promise<void>;
  remove(owner: string, form: string): Promise<void>;
  all(): Promise<DraftRow[]>;
}

/** Forgets everything at the end of the program. For tests, and for browsers that offer no IndexedDB. */
export function memoryDraftStore(): DraftStore {
  const rows = new Map<string, DraftRow>();
  const key = (owner: string, form: string) => JSON.stringify([owner, form]);
  return {
    get: async (owner, form) => rows.get(key(owner, form)),
    put: async (row) => void rows.set(key(row.owner, row.form), row),
    remove: async (owner, form) => void rows.delete(key(owner, form)),
    all: async () => [...rows.values()],
  };
}
