import { careerWords, programWords, titlesOfJobs, typed, withSlips } from './explore/terms.ts';
import type { Pool } from './explore/terms.ts';
import type { Request_ } from './search/load.ts';
import { measure, memoryOf, startServer, withFacts } from './search/measured-server.ts';
import type { Measured } from './search/measured-server.ts';

/** What careers and programs have to reach, as a share of a route that answers a constant JSON of equal size. */
export const exploreGoals = { search: 0.5, details: 0.4 } as const;

/** Measures career and program search and the details of careers and programs (issue 3). */
export function measureExplore(): Promise<unknown> {
  return withFacts(async (database, url) => {
    const titles = await titlesOfJobs(database.pool);
    const careers = await urlNames(database.pool, 'occupation_url_name');
    const programs = await urlNames(database.pool, 'program_url_name');
    const server = await startServer(url);
    try {
      const { search, details } = exploreGoals;
      const cases: readonly [name: string, requests: readonly Request_[], goal: number | undefined][] = [
        ['careerSearch', searches('/api/careers/occupations', typed(careerWords)), search],
        ['careerSearchUncached', searches('/api/careers/occupations', titles), search],
        ['careerSearchWithSlips', searches('/api/careers/occupations', withSlips(titles)), search],
        ['programSearch', searches('/api/programsMajors/programs', typed(programWords)), search],
        ['programSearchUncached', searches('/api/programsMajors/programs', titles), search],
        ['programSearchWithSlips', searches('/api/programsMajors/programs', withSlips(titles)), search],
        ['careerDetails', careers.map((name) => get(`/api/careers/occupations/${name}`)), details],
        ['programDetails', programs.map((name) => get(`/api/programsMajors/programs/${name}`)), details],
      ];
      const routes: Record<string, Measured> = {};
      for (const [name, requests, goal] of cases) routes[name] = await measure(server, name, requests, goal);
      return { goals: exploreGoals, routes, serverMemory: await memoryOf(server) };
    } finally {
      server.disconnect();
    }
  });
}

const get = (path: string): Request_ => ({ method: 'GET', path });

function searches(path: string, terms: readonly string[]): readonly Request_[] {
  return terms.map((term) => get(`${path}?search=${encodeURIComponent(term)}`));
}

async function urlNames(
  pool: Pool,
  table: 'occupation_url_name' | 'program_url_name',
): Promise<readonly string[]> {
  const { rows } = await pool.query(
    `select url_name as name from catalog.${table} where is_current order by md5(url_name) limit 500`,
  );
  return rows.map(({ name }) => name);
}
