import type { Programs } from '@longleaf/catalog/programs/programs';
import type { ProgramCard } from '@longleaf/contract/program-card';
import { careerClusters } from '@longleaf/rules/colleges/career-clusters';

const clusters = new Map(careerClusters.map((cluster) => [cluster.key, cluster]));

/** Finds a career cluster by its key. */
export function clusterOf(key: string | null) {
  return key === null ? undefined : clusters.get(key);
}

/** Puts the program at a position into the shape of a search result, as a stranger sees it. */
export function presentCard(programs: Programs, position: number): ProgramCard {
  const program = programs.at(position);
  if (!program) throw new Error(`There is no program at position ${position}`);
  const { cip, title, urlName, description, family, cluster, occupations } = program;
  const { all, home } = programs.schools.countsOf(position);
  return {
    isSaved: false,
    id: cip,
    cipCode: cip,
    title,
    urlName,
    description,
    family: { code: family.cip, title: family.title },
    cluster: clusterOf(cluster)?.code ?? null,
    degreeTypes: programs.schools.degreeTypesOf(position),
    schools: all,
    ncSchools: home,
    occupations: occupations.length,
  };
}
