import type { Careers } from '@longleaf/catalog/careers/careers';
import type { LivingCosts } from '@longleaf/catalog/living-costs/read-living-costs';
import type { Programs } from '@longleaf/catalog/programs/programs';
import { assessmentMessages, FIT_PAGE_SIZE, type FitReason } from '@longleaf/contract/assessments';
import { badRequest } from '@longleaf/http/problem';
import type { AssessmentDefinition } from '@longleaf/rules/assessments/definition';
import { inTurn, product, unitOf } from '@longleaf/rules/assessments/fit';
import { type Answered, resultsOf } from '@longleaf/rules/assessments/scoring';
import { NORTH_CAROLINA, presentCareer, presentMedian, presentPrograms } from '../explore/index.ts';
import { figuresOf, type Rated } from './figures.ts';
import { lifeIn } from './living-costs.ts';
import { ownFigures } from './own-figures.ts';
import { rankedByLevels, reasonsByLevels } from './levels-that-fit.ts';
import { sharedReasons } from './reasons.ts';

interface Asked {
  jobZone?: number | undefined;
  categoryId?: number | undefined;
  page: number;
}

/** Careers in their order, with why each fits; null where none fits better than another. */
interface Ranking {
  readonly positions: readonly number[];
  readonly reasonsOf: (position: number) => FitReason[];
}

/**
 * A page of the careers that go with the answers, the closest first; of those that fit alike the one with more jobs first.
 * Careers without the figures that are compared are left out.
 */
export function careersOf(
  careers: Careers,
  definition: AssessmentDefinition,
  answers: readonly Answered[],
  { jobZone, categoryId, page }: Asked,
  costs: LivingCosts,
) {
  const ranking = rankingOf(careers, definition, answers, categoryId, costs);
  if (!ranking) return { canTell: false, totalCount: 0, careers: [] };
  const positions = ranking.positions.filter(
    (position) => jobZone === undefined || careers.at(position)?.jobZone === jobZone,
  );
  return {
    canTell: true,
    totalCount: positions.length,
    careers: pageOf(positions, page).flatMap((position) => {
      const career = careers.at(position);
      return career
        ? [
            {
              ...presentCareer(careers.facts, career),
              jobZone: career.jobZone,
              reasons: ranking.reasonsOf(position),
            },
          ]
        : [];
    }),
  };
}

/** A page of the programs of the top clusters, one of each in turn, those of most colleges first. */
export function programsOf(
  programs: Programs,
  definition: AssessmentDefinition,
  answers: readonly Answered[],
  { categoryId, page }: Asked,
) {
  const clusters = topClusters(definition, answers, categoryId);
  if (!clusters || clusters.length === 0) return { canTell: false, totalCount: 0, programs: [] };
  const positions = inTurn(clusters.map(({ key }) => programs.search({ cluster: key })));
  return {
    canTell: true,
    totalCount: positions.length,
    programs: presentPrograms(programs, pageOf(positions, page)),
  };
}

function pageOf<Value>(all: readonly Value[], page: number): Value[] {
  return all.slice((page - 1) * FIT_PAGE_SIZE, page * FIT_PAGE_SIZE);
}

function rankingOf(
  careers: Careers,
  definition: AssessmentDefinition,
  answers: readonly Answered[],
  categoryId: number | undefined,
  costs: LivingCosts,
): Ranking | null {
  const clusters = topClusters(definition, answers, categoryId);
  switch (definition.fits) {
    case 'nothing':
      return null;
    case 'clusters':
      return clusters && clusters.length > 0 ? byClusters(careers, clusters) : null;
    case 'pay': {
      const { payNeeded, missing } = lifeIn(costs, answers);
      // With a line that has no amount the sum would claim too little.
      return missing.length > 0 ? null : byPay(careers, payNeeded);
    }
    case 'skillLevels': {
      const own = ownFigures(definition, answers);
      if (own.every((level) => level === 0)) return null;
      const rated = figuresOf(careers, definition);
      return {
        positions: rankedByLevels(rated, own),
        reasonsOf: (position) => reasonsByLevels(definition, own, ratedAt(rated, position)),
      };
    }
    case 'interests':
    case 'workValues':
    case 'skills': {
      const own = ownFigures(definition, answers);
      const unit = unitOf(own);
      if (!unit) return null;
      const rated = figuresOf(careers, definition);
      return {
        positions: rated
          .flatMap(({ position, figures, unit: theirs }) => {
            if (!theirs) return [];
            // A profile may be alike though little is fulfilled: of work values it counts how far each is.
            const fit = product(unit, definition.fits === 'workValues' ? figures : theirs);
            return [{ position, fit }];
          })
          .toSorted((a, b) => b.fit - a.fit)
          .map(({ position }) => position),
        reasonsOf: (position) => sharedReasons(definition, own, ratedAt(rated, position)),
      };
    }
  }
}

const ratedAt = (rated: readonly Rated[], position: number) => rated.find((one) => one.position === position);

interface TopCluster {
  readonly id: number;
  readonly name: string;
  readonly key: string;
  readonly count: number;
}

/** The top clusters, the most first; one alone where it is named. Undefined where the survey is not about clusters. */
function topClusters(
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

/** The careers whose middle pay in North Carolina is enough, those with most jobs first; careers without a published figure are left out. */
function byPay(careers: Careers, payNeeded: number): Ranking {
  return {
    positions: careers.byJobs.filter((position) => {
      const career = careers.at(position);
      if (!career) return false;
      const { annual, missing, topCode } = presentMedian(careers.facts, career.soc, NORTH_CAROLINA);
      // Of what is above the publisher's highest amount, that amount is known to be paid.
      const atLeast = annual ?? (missing === 'topCoded' ? topCode : null);
      return atLeast !== null && atLeast >= payNeeded;
    }),
    reasonsOf: () => [],
  };
}

/** One career of each cluster in turn, those with most jobs first. */
function byClusters(careers: Careers, clusters: readonly TopCluster[]): Ranking {
  return {
    positions: inTurn(
      clusters.map(({ key }) => careers.search({ cluster: key }).map(({ position }) => position)),
    ),
    reasonsOf: (position) =>
      clusters
        .filter(({ key }) => careers.at(position)?.clusters.some(({ cluster }) => cluster === key))
        .map(({ id, name, count }) => ({ kind: 'cluster', id, name, own: count, theirs: null })),
  };
}
