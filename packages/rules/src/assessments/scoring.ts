import type { AssessmentDefinition, Category } from './definition.ts';
import { levelReached, chosenByLevel } from './ladder.ts';

/** What was answered to a question. */
export interface Answered {
  readonly questionId: number;
  readonly answer: string;
}

/** What the answers of one category count together; of one scale where the assessment counts others than its categories. */
export interface CategoryCount {
  readonly categoryId: number;
  readonly count: number;
}

/** What is counted: the categories of an assessment, unless it has scales of its own. */
export function scalesOf({ scales, categories }: AssessmentDefinition): readonly Category[] {
  return scales ?? categories;
}

/** What the answers count by scale, in the order of the definition. An answer to a question that is no more counts for nothing. */
export function countsOf(definition: AssessmentDefinition, answers: readonly Answered[]): CategoryCount[] {
  const scaleOf = new Map(
    definition.questions.map(({ id, scaleId, categoryId }) => [id, scaleId ?? categoryId]),
  );
  const countOf = new Map(definition.choices.map(({ value, counts }) => [value, counts]));
  const totals = new Map<number, number>();
  for (const { questionId, answer } of answers) {
    const scale = scaleOf.get(questionId);
    if (scale !== undefined) totals.set(scale, (totals.get(scale) ?? 0) + (countOf.get(answer) ?? 0));
  }
  return scalesOf(definition).map(({ id, weight = 1 }) => ({
    categoryId: id,
    count: (totals.get(id) ?? 0) * weight,
  }));
}

/** The most first, without those that count nothing (ST-192); alike ones stay in the order of the definition. */
export function ranked(counts: readonly CategoryCount[]): CategoryCount[] {
  return counts.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
}

/**
 * From which count on a result is one of the top ones: the third-highest count, alike ones counted each (ST-211, CON-057),
 * or the second-highest of the scores that differ (ST-203, CON-123); the lowest there is where there are fewer. Never 0.
 */
export function topFrom(top: AssessmentDefinition['top'], counts: readonly number[]): number {
  const falling = counts.toSorted((a, b) => b - a);
  const from =
    top === 'thirdHighest' ? (falling[2] ?? falling.at(-1)) : ([...new Set(falling)][1] ?? falling[0]);
  return Math.max(from ?? 0, 1);
}

/** What one scale came to. */
export interface Result {
  readonly scale: Category;
  readonly count: number;
  /** The most that it can count. */
  readonly most: number;
  /** The level reached; null where an assessment has none. */
  readonly level: number | null;
  readonly isTop: boolean;
}

/** The results of an assessment: the most first, without what counts nothing; alike ones stay in the order of the definition. */
export function resultsOf(definition: AssessmentDefinition, answers: readonly Answered[]): Result[] {
  const counts = countsOf(definition, answers);
  const from = topFrom(
    definition.top,
    counts.map(({ count }) => count),
  );
  const scales = new Map(scalesOf(definition).map((scale) => [scale.id, scale]));
  return ranked(counts).flatMap(({ categoryId, count }) => {
    const scale = scales.get(categoryId);
    if (!scale) return [];
    const level =
      definition.answersBy === 'levels' ? levelReached(chosenByLevel(definition, answers, categoryId)) : null;
    return [{ scale, count, most: mostOf(definition, scale), level, isTop: count >= from }];
  });
}

/**
 * The results that are told where there is room for a few: so many at most, and none of those that count as much as one
 * that has no room. Where all count alike there is none.
 * @param results the most first.
 */
export function foremost<One extends { count: number }>(results: readonly One[], most: number): One[] {
  const left = results[most]?.count ?? -Infinity;
  return results.slice(0, most).filter(({ count }) => count > left);
}

/** The most that a scale can count; where each answer can be given once, its questions have the best of them. */
export function mostOf(
  { questions, choices, answersBy }: AssessmentDefinition,
  { id, weight = 1 }: Category,
): number {
  const asked = questions.filter(({ scaleId, categoryId }) => (scaleId ?? categoryId) === id).length;
  const falling = choices.map(({ counts }) => counts).toSorted((a, b) => b - a);
  const best = Array.from({ length: asked }, (_, place) => falling[answersBy === 'places' ? place : 0] ?? 0);
  return best.reduce((sum, counts) => sum + counts, 0) * weight;
}

/** Ids of the questions that are still to be answered, in the order in which they are asked. */
export function unanswered(
  { questions }: AssessmentDefinition,
  answers: readonly Pick<Answered, 'questionId'>[],
): number[] {
  const done = new Set(answers.map(({ questionId }) => questionId));
  return questions.flatMap(({ id }) => (done.has(id) ? [] : [id]));
}
