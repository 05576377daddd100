import { careerClusters } from '../colleges/career-clusters.ts';
import type { CareerCluster } from '../colleges/career-clusters.ts';

/** How careers and programs are looked for (GAP-030). */
export const searchTypes = ['text', 'cluster', 'saved'] as const;
export type SearchType = (typeof searchTypes)[number];

/** Reads a search type in any letter case; none given is text, an unknown one is undefined. */
export function readSearchType(text: string | undefined): SearchType | undefined {
  const plain = (text ?? '').trim().toLowerCase();
  return plain === '' ? 'text' : searchTypes.find((type) => type === plain);
}

/** Finds a career cluster by its one-character code, its key or its name, in any letter case (GAP-073). */
export function findCluster(text: string): CareerCluster | undefined {
  const plain = text.trim().toLowerCase();
  return careerClusters.find(({ code, key, name }) =>
    [code, key, name].some((known) => known.toLowerCase() === plain),
  );
}
