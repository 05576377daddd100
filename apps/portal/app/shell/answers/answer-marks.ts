import { WAITS } from './answers-wait.ts';

/** So many days after the last time that its owner tried to send it here, an answer that waits is dropped. */
export const ANSWER_DAYS = 30;
const DAY = 86_400_000;

const DROPPED = 'longleaf.answers-dropped.';

/** Until when answers that are tried now are kept, in milliseconds since 1970. */
export const keptUntil = (triedAt: number): number => triedAt + ANSWER_DAYS * DAY;

/**
 * Marks in this browser, which say nothing of what was answered: for whose answers wait to be sent and until when, so that a
 * page looks for them only where there are some; and of whom so many were dropped because nobody came to send them.
 */
export function answerMarks(storage: () => Storage, now: () => number = Date.now) {
  return {
    /** Somebody's answers wait until then, in milliseconds; null: none of them does. */
    set(owner: string, until: number | null): void {
      if (until === null) storage().removeItem(WAITS + owner);
      else storage().setItem(WAITS + owner, String(until));
    },
    of: (owner: string): boolean => storage().getItem(WAITS + owner) !== null,
    /** Whose answers have waited longer than they are kept. A mark without a day gets one: its owner was told of none. */
    overdue(): string[] {
      const names = Array.from({ length: storage().length }, (_, place) => storage().key(place) ?? '');
      return names.flatMap((name) => {
        if (!name.startsWith(WAITS)) return [];
        const until = Number(storage().getItem(name));
        if (Number.isFinite(until)) return until < now() ? [name.slice(WAITS.length)] : [];
        storage().setItem(name, String(keptUntil(now())));
        return [];
      });
    },
    /** So many answers of somebody were dropped; they are told when they come back. */
    tellDropped(owner: string, count: number): void {
      storage().setItem(DROPPED + owner, String(count + Number(storage().getItem(DROPPED + owner) ?? 0)));
    },
    dropped: (owner: string): number => Number(storage().getItem(DROPPED + owner) ?? 0),
    forgetDropped: (owner: string): void => storage().removeItem(DROPPED + owner),
  };
}
export type AnswerMarks = ReturnType<typeof answerMarks>;

/** The marks of this browser. */
export const answersWait = answerMarks(() => window.localStorage);
