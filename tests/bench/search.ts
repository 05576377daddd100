import { execFileSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Request_ } from './search/load.ts';
import { measure, memoryOf, startServer, withFacts } from './search/measured-server.ts';
import type { Measured } from './search/measured-server.ts';
import { againstPostgres } from './search/postgres.ts';
import { differentSearches, differentTerms, typedTerms } from './search/questions.ts';

/** What the search has to reach: requests per second as a share of a route that answers a constant JSON of equal size. */
export const searchGoals = {
  search: 0.5,
  countsUncached: 0.3,
  countsRepeated: 0.8,
  suggestions: 0.6,
  timesPostgres: 20,
} as const;

const here = import.meta.dirname;

/**
 * Measures the search on one core of server and one of load, all in one run: each kind of request takes turns with a
 * constant answer of its size, so that whatever else the machine does touches both.
 */
export async function measureSearch(): Promise<unknown> {
  return withFacts(async (database, url) => {
    const growth = [1, 10, 100].map((times) => growthAt(times, url));
    const postgres = await againstPostgres(database.pool);
    const server = await startServer(url);
    try {
      const routes = await measureRoutes(server);
      return { goals: searchGoals, routes, postgres, growth, serverMemory: await memoryOf(server) };
    } finally {
      server.disconnect();
    }
  });
}

async function measureRoutes(server: ChildProcess): Promise<Record<string, Measured>> {
  const searches = differentSearches(6000).map((filters) => JSON.stringify(filters));
  const search =
    (facets: boolean) =>
    (body: string): Request_ => ({
      method: 'POST',
      path: `/api/campusSearch/institutionFilters?facets=${facets}&sortBy=netPrice`,
      body,
    });
  const suggest = (term: string): Request_ => ({
    method: 'GET',
    path: `/api/campussearch/institutionNames?limit=10&search=${encodeURIComponent(term)}`,
  });
  const few = searches.slice(0, 40);
  const cases: readonly [name: string, requests: readonly Request_[], goal: number | undefined][] = [
    ['search', searches.map(search(false)), searchGoals.search],
    ['searchWithCountsUncached', searches.map(search(true)), searchGoals.countsUncached],
    ['searchWithCountsRepeated', few.map(search(true)), searchGoals.countsRepeated],
    ['suggestions', typedTerms().map(suggest), searchGoals.suggestions],
    ['suggestionsUncached', differentTerms(12_000).map(suggest), undefined],
  ];
  const results: Record<string, Measured> = {};
  for (const [name, requests, goal] of cases) results[name] = await measure(server, name, requests, goal);
  return results;
}

function growthAt(times: number, url: string): unknown {
  const output = execFileSync(
    process.execPath,
    ['--expose-gc', '--max-old-space-size=12000', join(here, 'search/growth.ts'), String(times)],
    {
      env: { ...process.env, DATABASE_URL: url },
      maxBuffer: 2 ** 20,
    },
  );
  return JSON.parse(output.toString());
}
