import type { FitReason } from '@longleaf/contract/assessments';
import type { AssessmentDefinition } from '@longleaf/rules/assessments/definition';
import { levelsToLearn } from '@longleaf/rules/assessments/fit';
import { scalesOf } from '@longleaf/rules/assessments/scoring';
import type { Rated } from './figures.ts';
import { reasonOf } from './reasons.ts';

/** The skills that matter most there and are reached already, then those that ask for clearly more. */
export function reasonsByLevels(
  definition: AssessmentDefinition,
  own: readonly number[],
  career: Rated | undefined,
): FitReason[] {
  if (!career) return [];
  const { needed } = career;
  const scales = scalesOf(definition);
  const reached = needed
    .map(({ level, importance }, place) => ({ place, level, importance }))
    .filter(({ place, level }) => (own[place] ?? 0) > 0 && (own[place] ?? 0) >= level)
    .toSorted((a, b) => b.importance - a.importance)
    .slice(0, 2)
    .map(({ place }) => place);
  const levels = needed.map(({ level }) => level);
  return [
    ...reached.flatMap((place) => reasonOf('shared', scales[place], own[place], levels[place])),
    ...levelsToLearn(own, needed, 2).flatMap((place) =>
      reasonOf('toLearn', scales[place], own[place], levels[place]),
    ),
  ];
}
