import type { CareerFacts, OccupationFacts } from '@longleaf/catalog/careers/facts';
import type { CareerCard } from '@longleaf/contract/career-card';
import { entryEducationOf } from '@longleaf/rules/careers/education';
import { outlookOf } from '@longleaf/rules/careers/outlook';
import { careerClusters } from '@longleaf/rules/colleges/career-clusters';
import { presentMedians } from '../explore/index.ts';

/** Puts an occupation into the shape of a search result, as a stranger sees it. */
export function presentCard(facts: CareerFacts, occupation: OccupationFacts): CareerCard {
  const { code, soc, title, urlName, description, hollandCode, jobZone } = occupation;
  return {
    isSaved: false,
    matched: null,
    occCode: code,
    occTitle: title,
    urlName,
    description,
    hollandCode,
    jobZone,
    entryEducation: entryEducation(occupation),
    outlook: presentOutlook(occupation),
    clusters: occupation.clusters.flatMap(({ cluster }) => clusterOf(cluster)?.code ?? []),
    wages: presentMedians(facts, soc),
  };
}

/** What it usually takes to enter an occupation. */
export function entryEducation({ projection }: OccupationFacts): CareerCard['entryEducation'] {
  return entryEducationOf(projection?.entryEducation ?? null);
}

/** How the jobs of an occupation are expected to grow; null when nothing was projected. */
export function presentOutlook({ projection }: OccupationFacts): CareerCard['outlook'] {
  if (!projection) return null;
  const { employment, projectedEmployment, changePercent, annualOpenings } = projection;
  return {
    outlook: outlookOf(changePercent),
    employment,
    projectedEmployment,
    changePercent,
    annualOpenings,
  };
}

const clusters = new Map(careerClusters.map((cluster) => [cluster.key, cluster]));

/** Finds a career cluster by its key. */
export function clusterOf(key: string) {
  return clusters.get(key);
}
