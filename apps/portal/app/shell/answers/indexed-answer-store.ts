import { finished, openRows, written } from '../../lib/indexed-database.ts';
import type { AnswerRow, AnswerStore } from './answer-store.ts';

/** Answers that wait, in the browser's own database. Looking and writing are one transaction. @throws when the browser offers none. */
export async function indexedAnswerStore(): Promise<AnswerStore> {
  const rows = await openRows({ database: 'longleaf-answers', rows: 'answers', key: ['owner', 'slot'] });
  return {
    keep: (row) =>
      written(rows('readwrite'), async (store) => {
        const there = await finished<AnswerRow | undefined>(store.get([row.owner, row.slot]));
        if (!there || there.answeredAt <= row.answeredAt) store.put(row);
      }),
    drop: ({ owner, slot, answeredAt }) =>
      written(rows('readwrite'), async (store) => {
        const there = await finished<AnswerRow | undefined>(store.get([owner, slot]));
        if (there?.answeredAt === answeredAt) store.delete([owner, slot]);
      }),
    of: (owner) => finished<AnswerRow[]>(rows('readonly').getAll(everythingOf(owner))),
    async owners() {
      const keys = await finished(rows('readonly').getAllKeys());
      return [...new Set((keys as [string, string][]).map(([owner]) => owner))];
    },
    dropAll: (owner) =>
      written(rows('readwrite'), async (store) => {
        const count = await finished(store.count(everythingOf(owner)));
        store.delete(everythingOf(owner));
        return count;
      }),
  };
}

const everythingOf = (owner: string) => IDBKeyRange.bound([owner], [owner, []]);
