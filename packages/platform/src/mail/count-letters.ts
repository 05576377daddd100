import type { Queryable } from '../jobs/queue.ts';
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
export async function countLetters(client: Queryable, owner: string): Promise<LetterCounts> {
  const ended = LETTER_STATES.filter((state) => !WAITING.some((waiting) => waiting === state));
  // A letter is tried for about three days: none that ended today was written longer ago than five.
  const { rows } = await client.query<{ state: LetterState; letters: number; oldest: number }>(
    `select state, count(*)::int as letters,
       greatest(0, extract(epoch from now() - min(created_at)))::float8 as oldest
     from mail.outbox
     where owner = $1 and (state = any($2) or (state = any($3) and created_at > now() - interval '5 days'
       and finished_at > now() - interval '1 day'))
     group by state`,
    [owner, WAITING, ended],
  );
  const waits = rows.filter(({ state }) => !ended.includes(state)).map(({ oldest }) => oldest);
  return {
    byState: Object.fromEntries(rows.map(({ state, letters }) => [state, letters])),
    oldestWaitingSeconds: Math.max(0, ...waits),
  };
}
