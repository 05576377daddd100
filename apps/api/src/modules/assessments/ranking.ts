import type { Careers } from '@longleaf/catalog/careers/careers';
import type { WageArea } from '@longleaf/catalog/careers/facts';
import type { LivingCosts } from '@longleaf/catalog/living-costs/read-living-costs';
import type { FitReason } from '@longleaf/contract/assessments';
import type { AssessmentDefinition } from '@longleaf/rules/assessments/definition';
import { inTurn, levelDistances, products, rowsByScore, unitOf } from '@longleaf/rules/assessments/fit';
import type { Answered } from '@longleaf/rules/assessments/scoring';
import { payAtLeast } from '@longleaf/rules/reality-check/pay-area';
import { type CareerFigures, figuresOf } from './figures.ts';
import { lifeIn } from './living-costs.ts';
import { ownFigures } from './own-figures.ts';
import { areaOfCounty, payIn } from './pay-in-place.ts';
import { reasonsByLevels } from './reasons-by-levels.ts';
import { sharedReasons } from './reasons.ts';
import { type TopCluster, topClusters } from './top-clusters.ts';

/** Positions of careers in their order, with why each fits. */
export interface Ranking {
  /** Whose positions they are. */
  readonly careers: Careers;
  readonly positions: Uint16Array;
  readonly reasonsOf: (position: number) => FitReason[];
  /** Whose pay was compared, where it is not that of the whole state alone. */
  readonly payArea?: WageArea | undefined;
}

/**
 * The careers that go with the answers, the closest first; of those that fit alike the one with more jobs first. Careers
 * without the figures that are compared are left out. Null where none fits better than another.
 */
export function rankingOf(
  { careers, costs }: { careers: Careers; costs: LivingCosts },
  definition: AssessmentDefinition,
  answers: readonly Answered[],
  categoryId?: number,
): Ranking | null {
  const clusters = topClusters(definition, answers, categoryId);
  switch (definition.fits) {
    case 'nothing':
      return null;
    case 'clusters':
      return clusters && clusters.length > 0 ? byClusters(careers, clusters) : null;
    case 'pay': {
      const { county, payNeeded, missing } = lifeIn(costs, answers);
      // With a line that has no amount the sum would claim too little.
      return missing.length > 0 ? null : byPay(careers, payNeeded, areaOfCounty(careers, county));
    }
    case 'skillLevels': {
      const own = ownFigures(definition, answers);
      if (own.every((level) => level === 0)) return null;
      const figures = figuresOf(careers, definition);
      return {
        careers,
        positions: inOrder(
          figures,
          levelDistances(own, figures).map((distance) => -distance),
        ),
        reasonsOf: (position) => reasonsByLevels(definition, own, figures.at(position)),
      };
    }
    case 'interests':
    case 'workValues':
    case 'skills': {
      const own = ownFigures(definition, answers);
      const unit = unitOf(own);
      if (!unit) return null;
      const figures = figuresOf(careers, definition);
      return {
        careers,
        positions: inOrder(figures, products(unit, figures.vectors)),
        reasonsOf: (position) => sharedReasons(definition, own, figures.at(position)),
      };
    }
  }
}

function inOrder({ positions }: CareerFigures, scores: Float64Array): Uint16Array {
  return rowsByScore(scores).map((row) => positions[row] ?? 0);
}

/**
 * The careers whose middle pay is enough, those with most jobs first: pay in the area where it is known of the career, else
 * in North Carolina. Careers without a published figure are left out.
 */
function byPay(careers: Careers, payNeeded: number, payArea: WageArea | undefined): Ranking {
  const positions = careers.byJobs.filter((position) => {
    const career = careers.at(position);
    if (!career) return false;
    const atLeast = payAtLeast(payIn(careers, career, payArea).pay);
    return atLeast !== null && atLeast >= payNeeded;
  });
  return { careers, positions: Uint16Array.from(positions), reasonsOf: () => [], payArea };
}

/** One career of each cluster in turn, those with most jobs first. */
function byClusters(careers: Careers, clusters: readonly TopCluster[]): Ranking {
  const positions = inTurn(
    clusters.map(({ key }) => careers.search({ cluster: key }).map(({ position }) => position)),
  );
  return {
    careers,
    positions: Uint16Array.from(positions),
    reasonsOf: (position) =>
      clusters
        .filter(({ key }) => careers.at(position)?.clusters.some(({ cluster }) => cluster === key))
        .map(({ id, name, count }) => ({ kind: 'cluster', id, name, own: count, theirs: null })),
  };
}
