import type { AssessmentDefinition } from '@longleaf/rules/assessments/definition';
import { chosenByLevel, levelReached } from '@longleaf/rules/assessments/ladder';
import { type Answered, countsOf } from '@longleaf/rules/assessments/scoring';

/**
 * What the answers came to on each scale, as it is compared with careers: levels where there are any, else counts. A scale
 * whose questions were left out where each is rated stands at the mean of the others, so that it says neither yes nor no.
 */
export function ownFigures(definition: AssessmentDefinition, answers: readonly Answered[]): number[] {
  if (definition.answersBy === 'levels')
    return definition.categories.map(({ id }) => levelReached(chosenByLevel(definition, answers, id)));
  const counts = countsOf(definition, answers);
  if (definition.view !== 'ratings' || definition.asksForAll) return counts.map(({ count }) => count);
  const given = new Set(answers.map(({ questionId }) => questionId));
  const isAnswered = (scale: number) =>
    definition.questions.some(
      ({ id, scaleId, categoryId }) => (scaleId ?? categoryId) === scale && given.has(id),
    );
  const answered = counts.filter(({ categoryId }) => isAnswered(categoryId));
  const mean = answered.reduce((sum, { count }) => sum + count, 0) / Math.max(answered.length, 1);
  return counts.map(({ categoryId, count }) => (isAnswered(categoryId) ? count : mean));
}
