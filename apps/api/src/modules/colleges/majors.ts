import type { Programs } from '@longleaf/catalog/programs/programs';
import type { CollegeSearch } from '@longleaf/catalog/search/search';
import type { Snapshot } from '@longleaf/catalog/search/snapshot';
import type { FilterBody } from '@longleaf/contract/college-filters';
import type { findMajors, MajorCluster } from '@longleaf/contract/college-search';
import type { Answer, Received } from '@longleaf/contract/operation';
import { careerClusters } from '@longleaf/rules/colleges/career-clusters';
import { understood } from './queries.ts';

type FoundMajor = Answer<typeof findMajors>[number];

/** The 16 clusters, each with its majors (CIP codes of 4 digits) by name, and how many colleges offer them. */
export function majorsByCluster(snapshot: Snapshot): MajorCluster[] {
  const { clusterOfMajor, cipTitles } = snapshot.facts;
  const offered = snapshot.families.get('careerCluster')?.values;
  return careerClusters.map(({ code, key, name }) => ({
    code,
    key,
    name,
    colleges: offered?.get(key)?.count ?? 0,
    majors: [...clusterOfMajor]
      .filter(([, cluster]) => cluster === key)
      .map(([cipCode]) => ({
        cipCode,
        title: cipTitles.get(cipCode) ?? cipCode,
        colleges: snapshot.countOffering(cipCode),
      }))
      .toSorted((a, b) => a.title.localeCompare(b.title)),
  }));
}

/**
 * Majors that a term means, found as the programs page finds them, the likeliest first: each with the programs of it that
 * were found right after it. Or the majors of given codes, in their order.
 */
export function findMajorsByName(
  snapshot: Snapshot,
  programs: Programs,
  query: Received<typeof findMajors>['query'],
): FoundMajor[] {
  const { cipTitles } = snapshot.facts;
  const major = (cipCode: string): FoundMajor => ({
    cipCode,
    title: cipTitles.get(cipCode) ?? cipCode,
    colleges: snapshot.countOffering(cipCode),
  });
  if (query.codes !== undefined) {
    const codes = query.codes.split(',').map((code) => code.trim());
    return codes
      .filter((code) => cipTitles.has(code))
      .slice(0, query.limit)
      .map(major);
  }
  if (query.search === '') return [];
  const found = new Map<string, FoundMajor>();
  for (const position of programs.search({ text: query.search })) {
    const program = programs.at(position);
    if (found.size >= query.limit || !program) break;
    for (const { cip, title } of [program.group, program]) {
      // A program that is all there is to its major would only repeat it.
      const isRepeat = cip === program.cip && plain(title) === plain(program.group.title);
      if (!isRepeat && !found.has(cip) && snapshot.countOffering(cip) > 0) found.set(cip, major(cip));
    }
  }
  return [...found.values()].slice(0, query.limit);
}

/** How many colleges a search would give with each of some majors added to its filters. */
export function countsOfMajors(
  search: CollegeSearch,
  { filters, join }: FilterBody,
  occupation: string | undefined,
  codes: readonly string[],
): Record<string, number> {
  const known = codes.filter((code) => search.snapshot.facts.cipTitles.has(code));
  return Object.fromEntries(
    known.map((code) => {
      const query = understood({ filters: [...filters, { key: 'major', value: code }], join });
      return [code, search.total({ query, occupation })];
    }),
  );
}

function plain(title: string): string {
  return title
    .toLowerCase()
    .replace(/, general$/, '')
    .replace(/\.$/, '');
}
