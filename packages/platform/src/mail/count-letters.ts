import { and, count, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { MailClient } from './outbox.ts';
import { outbox } from './tables.ts';

const WAITING = ['queued', 'sending'] as const;

/** What a letter can be: see `outbox.state`. */
export const LETTER_STATES = outbox.state.enumValues;

export type LetterState = (typeof LETTER_STATES)[number];

export type LetterCounts = {
  /** Letters that wait now, and those of which it ended in the last 24 hours; a state without any is left out. */
  byState: Partial<Record<LetterState, number>>;
  /** How long the oldest letter waits that is not sent yet; 0 when none waits. */
  oldestWaitingSeconds: number;
};

/** Counts the letters of a program. */
export async function countLetters({ orm }: MailClient, owner: string): Promise<LetterCounts> {
  const ended = LETTER_STATES.filter((state) => !WAITING.some((waiting) => waiting === state));
  // A letter is tried for about three days: none that ended today was written longer ago than five.
  const rows = await orm
    .select({
      state: outbox.state,
      letters: count(),
      oldest: sql<number>`greatest(0, extract(epoch from now() - min(${outbox.createdAt})))::float8`,
    })
    .from(outbox)
    .where(
      and(
        eq(outbox.owner, owner),
        or(
          inArray(outbox.state, WAITING),
          and(
            inArray(outbox.state, ended),
            gt(outbox.createdAt, sql`now() - interval '5 days'`),
            gt(outbox.finishedAt, sql`now() - interval '1 day'`),
          ),
        ),
      ),
    )
    .groupBy(outbox.state);
  const waits = rows.filter(({ state }) => !ended.includes(state)).map(({ oldest }) => oldest);
  return {
    byState: Object.fromEntries(rows.map(({ state, letters }) => [state, letters])),
    oldestWaitingSeconds: Math.max(0, ...waits),
  };
}
