import type { FitReason } from '@longleaf/contract/assessments';
import type { AssessmentDefinition, Category } from '@longleaf/rules/assessments/definition';
import { sharedStrengths } from '@longleaf/rules/assessments/fit';
import { scalesOf } from '@longleaf/rules/assessments/scoring';
import type { Rated } from './figures.ts';

const toTenths = (figure: number) => Math.round(figure * 10) / 10;

export function reasonOf(
  kind: FitReason['kind'],
  scale: Category | undefined,
  own: number | undefined,
  theirs: number | undefined,
): FitReason[] {
  if (!scale) return [];
  return [
    {
      kind,
      id: scale.id,
      name: scale.name,
      own: toTenths(own ?? 0),
      theirs: theirs === undefined ? null : toTenths(theirs),
    },
  ];
}

/** The scales that are strong both in the answers and in the career, the strongest first. */
export function sharedReasons(
  definition: AssessmentDefinition,
  own: readonly number[],
  career: Rated | undefined,
): FitReason[] {
  if (!career) return [];
  const scales = scalesOf(definition);
  return sharedStrengths(own, career.compared).flatMap((place) =>
    reasonOf('shared', scales[place], own[place], career.figures[place]),
  );
}
