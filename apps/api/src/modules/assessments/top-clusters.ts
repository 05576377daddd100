import { assessmentMessages } from '@longleaf/contract/assessments';
import { badRequest } from '@longleaf/http/problem';
import type { AssessmentDefinition } from '@longleaf/rules/assessments/definition';
import { type Answered, resultsOf } from '@longleaf/rules/assessments/scoring';

/** A career cluster among the results, with its key in the catalogue. */
export interface TopCluster {
  readonly id: number;
  readonly name: string;
  readonly key: string;
  readonly count: number;
}

/**
 * The top clusters, the most first; one alone where it is named. Undefined where the survey is not about clusters.
 * @throws ProblemError 400 for a cluster that the survey does not have
 */
export function topClusters(
  definition: AssessmentDefinition,
  answers: readonly Answered[],
  categoryId: number | undefined,
): TopCluster[] | undefined {
  const isOfClusters = definition.fits === 'clusters';
  if (
    categoryId !== undefined &&
    !(isOfClusters && definition.categories.some(({ id }) => id === categoryId))
  )
    throw badRequest({ categoryId: [assessmentMessages.noCluster] });
  if (!isOfClusters) return undefined;
  return resultsOf(definition, answers)
    .filter(({ scale, isTop }) => (categoryId === undefined ? isTop : scale.id === categoryId))
    .flatMap(({ scale: { id, name, elements: [key] = [] }, count }) =>
      key === undefined ? [] : [{ id, name, key, count }],
    );
}
