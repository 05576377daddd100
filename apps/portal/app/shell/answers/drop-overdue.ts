import type { AnswerStore } from './answer-store.ts';
import { type AnswerMarks, keptUntil } from './answer-marks.ts';

interface DropParts {
  store: AnswerStore;
  marks: AnswerMarks;
  /** The person who is signed in: theirs are about to be sent, however old they are. */
  present: string | null;
  now: () => number;
}

/**
 * Drops what waited longer than it is kept, and leaves word of it for its owner. What waits without a mark gets one first,
 * so that nothing lies in a browser for ever.
 */
export async function dropOverdue({ store, marks, present, now }: DropParts): Promise<void> {
  for (const owner of await store.owners()) if (!marks.of(owner)) marks.set(owner, keptUntil(now()));
  for (const owner of marks.overdue()) {
    if (owner === present) continue;
    const count = await store.dropAll(owner);
    marks.set(owner, null);
    // Another tab may have been first.
    if (count > 0) marks.tellDropped(owner, count);
  }
}
