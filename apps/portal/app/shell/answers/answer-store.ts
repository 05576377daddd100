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

/** Of a browser that offers no database: nothing is there, and nothing can be kept, so what is given stays in its tab. */
export function noAnswerStore(): AnswerStore {
  return {
    keep: () => Promise.reject(new Error('This browser keeps no answers')),
    drop: async () => undefined,
    of: async () => [],
    owners: async () => [],
    dropAll: async () => 0,
  };
}
