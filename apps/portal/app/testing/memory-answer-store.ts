import type { AnswerRow, AnswerStore } from '../shell/answers/answer-store.ts';

/** Keeps answers as a browser's database does, and forgets everything at the end of the program. */
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
