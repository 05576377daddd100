import type { Snapshot } from '@longleaf/catalog/search/snapshot';
import type { findMajors, MajorCluster } from '@longleaf/contract/college-search';
import type { Answer, Received } from '@longleaf/contract/operation';
import { careerClusters } from '@longleaf/rules/colleges/career-clusters';

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

/** Majors whose title has every word of the term, the most offered first; or the majors of given codes, in their order. */
export function findMajorsByName(
  snapshot: Snapshot,
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
  const words = query.search
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const fourDigits = 5;
  const found = [...cipTitles]
    .filter(([code, title]) => code.length >= fourDigits && hasWords(title.toLowerCase(), words))
    .map(([code]) => major(code))
    .filter(({ colleges }) => colleges > 0);
  // A program that is all there is to its major would only repeat it.
  const titles = new Set(
    found.filter(({ cipCode }) => cipCode.length === fourDigits).map(({ title }) => plain(title)),
  );
  return found
    .filter(({ cipCode, title }) => cipCode.length === fourDigits || !titles.has(plain(title)))
    .toSorted((a, b) => a.cipCode.length - b.cipCode.length || b.colleges - a.colleges)
    .slice(0, query.limit);
}

function hasWords(title: string, words: readonly string[]): boolean {
  return words.every(
    (word) =>
      title.startsWith(word) ||
      title.includes(` ${word}`) ||
      title.includes(`/${word}`) ||
      title.includes(`(${word}`),
  );
}

function plain(title: string): string {
  return title
    .toLowerCase()
    .replace(/, general$/, '')
    .replace(/\.$/, '');
}
