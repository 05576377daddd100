import type { AssessmentDefinition } from './definition.ts';

/** So many levels a skill has (CON-053). */
export const LADDER_LEVELS = 7;

/** So many chosen at a level open the next (CON-054). */
export const CHOSEN_TO_OPEN = 2;

/** What keeps a level from being changed: too few chosen at the one before, or something chosen at the one after. */
export type LevelLock = 'previous' | 'next';

/**
 * What keeps a level from being changed: it is disabled unless the previous one has at least 2 chosen (ST-209), and if the
 * next one has any (ST-210). The first has no previous, the last no next (GAP-034). Null where nothing does.
 * @param chosen how many are chosen at each level, the first level first
 * @param level from 1
 */
export function lockOf(chosen: readonly number[], level: number): LevelLock | null {
  if ((chosen[level] ?? 0) > 0) return 'next';
  if (level > 1 && (chosen[level - 2] ?? 0) < CHOSEN_TO_OPEN) return 'previous';
  return null;
}

/**
 * Whether what is chosen at a level can be taken back: where the level may be changed, and where it is the last with
 * anything chosen though too little is at the one before, which nobody can do on one device but on two at once.
 */
export function mayTakeBack(chosen: readonly number[], level: number): boolean {
  const lock = lockOf(chosen, level);
  return lock === null || (lock === 'previous' && (chosen[level - 1] ?? 0) > 0);
}

/** The highest level at which, and at each below which, enough is chosen; 0 where there is none. */
export function levelReached(chosen: readonly number[]): number {
  const missing = chosen.findIndex((count) => count < CHOSEN_TO_OPEN);
  return missing === -1 ? chosen.length : missing;
}

/** How many are chosen at each level of a category, the first level first. */
export function chosenByLevel(
  { questions }: Pick<AssessmentDefinition, 'questions'>,
  answers: readonly { readonly questionId: number }[],
  categoryId: number,
): number[] {
  const asked = questions.filter((one) => one.categoryId === categoryId);
  const levels = Math.max(0, ...asked.map(({ level }) => level ?? 0));
  const given = new Set(answers.map(({ questionId }) => questionId));
  return Array.from(
    { length: levels },
    (_, place) => asked.filter(({ id, level }) => level === place + 1 && given.has(id)).length,
  );
}
