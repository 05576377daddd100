// Runs apart so that its memory is its own: measures the engine alone at some times the number of colleges.
import type { CatalogFacts, CollegeRecord } from '@longleaf/catalog/search/facts';
import { readFacts } from '@longleaf/catalog/search/read-facts';
import { CollegeSearch } from '@longleaf/catalog/search/search';
import type { SearchRequest } from '@longleaf/catalog/search/search';
import { Snapshot } from '@longleaf/catalog/search/snapshot';
import { openDatabase } from '@longleaf/platform/database';
import { parseFilters } from '@longleaf/rules/colleges/filters/parse';
import { differentSearches, differentTerms } from './questions.ts';

const times = Number(process.argv[2] ?? 1);
const database = openDatabase(process.env['DATABASE_URL'] ?? '', { maximum: 1 });
const facts = grow(await readFacts(database.pool), times);
await database.close();

const began = performance.now();
const snapshot = new Snapshot(facts);
const buildMilliseconds = Math.round(performance.now() - began);
const search = new CollegeSearch(snapshot);

const queries = differentSearches(times >= 100 ? 120 : 1200).map((filters) => parseFilters(filters).query);
const asked = (facets: boolean): SearchRequest[] =>
  queries.flatMap((query) =>
    query
      ? [
          {
            query,
            page: 1,
            pageSize: 10,
            sortBy: 'netPrice' as const,
            sortDesc: false,
            occupation: undefined,
            facets,
          },
        ]
      : [],
  );

const plain = timed(asked(false), (request) => search.answer(request));
const counted = timed(asked(true), (request) => search.answer(request));
const named = timed(differentTerms(times >= 100 ? 200 : 2000), (term) =>
  snapshot.names.suggest(term, 10, false),
);
globalThis.gc?.();
console.log(
  JSON.stringify({
    times,
    colleges: snapshot.size,
    buildMilliseconds,
    megabytes: Math.round(process.memoryUsage().rss / 2 ** 20),
    heapMegabytes: Math.round(
      (process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers) / 2 ** 20,
    ),
    search: plain,
    searchWithCounts: counted,
    suggestions: named,
  }),
);

/** Copies of every college at other positions, with the same programs. */
function grow(facts: CatalogFacts, copies: number): CatalogFacts {
  const size = facts.colleges.length;
  const colleges: CollegeRecord[] = Array.from({ length: copies }, () => facts.colleges).flat();
  const grown = (programs: ReadonlyMap<string, Int32Array>) =>
    new Map(
      [...programs].map(([cip, positions]) => {
        const all = new Int32Array(positions.length * copies);
        for (let copy = 0; copy < copies; copy++)
          all.set(
            positions.map((position) => position + copy * size),
            copy * positions.length,
          );
        return [cip, all];
      }),
    );
  const programsOfType = new Map(
    [...facts.programsOfType].map(([type, programs]) => [type, grown(programs)]),
  );
  return { ...facts, colleges, programs: grown(facts.programs), programsOfType };
}

function timed<Item>(
  items: readonly Item[],
  run: (item: Item) => unknown,
): { p50: number; p99: number; mean: number } {
  for (const item of items.slice(0, Math.ceil(items.length / 4))) run(item);
  const taken = items.map((item) => {
    const start = performance.now();
    run(item);
    return performance.now() - start;
  });
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number) =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return {
    p50: at(0.5),
    p99: at(0.99),
    mean: round(taken.reduce((sum, time) => sum + time, 0) / taken.length),
  };
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 1000) / 1000;
}
