import { careerClusters } from '@longleaf/rules/colleges/career-clusters';

/** The cluster of a whole CIP family, used where the crosswalk leads to no occupation. */
const byFamily: Readonly<Record<string, string>> = {
  '01': 'Agriculture',
  '03': 'Agriculture',
  '04': 'Architecture',
  '05': 'Education',
  '09': 'Arts',
  '10': 'Arts',
  '11': 'InformationTechnology',
  '12': 'HumanServices',
  '13': 'Education',
  '14': 'Science',
  '15': 'Manufacturing',
  '16': 'Education',
  '19': 'HumanServices',
  '22': 'Law',
  '23': 'Arts',
  '24': 'Education',
  '25': 'Education',
  '26': 'Science',
  '27': 'Science',
  '28': 'Government',
  '29': 'Government',
  '30': 'Science',
  '31': 'Hospitality',
  '32': 'Education',
  '33': 'Government',
  '34': 'Health',
  '36': 'Hospitality',
  '38': 'HumanServices',
  '39': 'HumanServices',
  '40': 'Science',
  '41': 'Science',
  '42': 'HumanServices',
  '43': 'Law',
  '44': 'Government',
  '45': 'Government',
  '46': 'Architecture',
  '47': 'Manufacturing',
  '48': 'Manufacturing',
  '49': 'Transportation',
  '50': 'Arts',
  '51': 'Health',
  '52': 'Business',
  '54': 'Education',
  '60': 'Health',
  '61': 'Health',
};

interface ClusterInputs {
  /** 4-digit CIP codes. */
  readonly majors: readonly string[];
  /** Pairs of 6-digit CIP code and SOC code. */
  readonly crosswalk: readonly (readonly [cip: string, soc: string])[];
  /** Pairs of SOC code and cluster name. */
  readonly occupations: readonly (readonly [soc: string, cluster: string])[];
}

// A teacher of a subject and a manager of a field say little about what the subject leads to.
const weakOccupation = /^(25-1|11-9|11-1)/;

/**
 * Gives each 4-digit major its career cluster. Each 6-digit program under it votes through the occupations that the
 * CIP-SOC crosswalk names for it; an occupation's vote is shared among its clusters; college teachers and general
 * managers do not vote. The cluster with most votes wins, the family's own cluster in a tie or without any vote.
 */
export function clusterOfMajors(inputs: ClusterInputs): Map<string, string> {
  const clustersOf = group(inputs.occupations.map(([soc, cluster]) => [soc, keyOf(cluster)] as const));
  const occupationsOf = group(inputs.crosswalk.map(([cip, soc]) => [cip.slice(0, 5), soc] as const));
  return new Map(
    inputs.majors.flatMap((major) => {
      const fallback = byFamily[major.slice(0, 2)];
      const votes = new Map<string, number>();
      for (const soc of occupationsOf.get(major) ?? []) {
        if (weakOccupation.test(soc)) continue;
        const clusters = clustersOf.get(soc) ?? [];
        for (const cluster of clusters) votes.set(cluster, (votes.get(cluster) ?? 0) + 1 / clusters.length);
      }
      const most = Math.max(0, ...votes.values());
      const winners = [...votes].filter(([, vote]) => vote === most).map(([cluster]) => cluster);
      const winner =
        fallback !== undefined && (winners.length === 0 || winners.includes(fallback))
          ? fallback
          : winners.sort()[0];
      return winner === undefined ? [] : [[major, winner] as const];
    }),
  );
}

function keyOf(name: string): string {
  const cluster = careerClusters.find((candidate) => candidate.name === name);
  if (!cluster) throw new Error(`There is no career cluster “${name}”`);
  return cluster.key;
}

function group(pairs: readonly (readonly [string, string])[]): Map<string, string[]> {
  const groups = new Map<string, Set<string>>();
  for (const [key, value] of pairs) groups.set(key, (groups.get(key) ?? new Set()).add(value));
  return new Map([...groups].map(([key, values]) => [key, [...values]]));
}
