import type { Sealed } from '../drafts/seal.ts';

/** One change that waits, sealed for its owner. */
export interface AnswerRow extends Sealed {
  owner: string;
  /** `session/question`. */
  slot: string;
  answeredAt: string;
}

/** Where answers wait. The browser's is IndexedDB, which survives a crash of the tab and is the same in all tabs. */
export interface AnswerStore {
  /** Keeps a change unless a newer one stands in its place. */
  keep(row: AnswerRow): Promise<void>;
  /** Takes a change out if it is still the one of that moment. */
  drop(row: Pick<AnswerRow, 'owner' | 'slot' | 'answeredAt'>): Promise<void>;
  of(owner: string): Promise<AnswerRow[]>;
  /** Everybody for whom something waits. */
  owners(): Promise<string[]>;
  /** Takes everything of somebody out. @returns how much there was */
  dropAll(owner: string): Promise<number>;
}

/** Forgets everything at the end of the program. For tests, and for browsers that offer no IndexedDB. */
export function memoryAnswerStore(): AnswerStore {
  const rows = new Map<string, AnswerRow>();
  const key = ({ owner, slot }: Pick<AnswerRow, 'owner' | 'slot'>) => JSON.stringify([owner, slot]);
  return {
    keep: async (row) => {
      const there = rows.get(key(row));
      if (!there || there.answeredAt <= row.answeredAt) rows.set(key(row), row);
    },
    drop: async (row) => {
      if (rows.get(key(row))?.answeredAt === row.answeredAt) rows.delete(key(row));
    },
    of: async (owner) => [...rows.values()].filter((row) => row.owner === owner),
    owners: async () => [...new Set([...rows.values()].map(({ owner }) => owner))],
    dropAll: async (owner) => {
      const theirs = [...rows.values()].filter((row) => row.owner === owner);
      for (const row of theirs) rows.delete(key(row));
      return theirs.length;
    },
  };
}
