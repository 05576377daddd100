import type { Request_ } from './search/load.ts';
import { measure, memoryOf, startServer, withFacts } from './search/measured-server.ts';
import type { Measured } from './search/measured-server.ts';

/** What careers and programs have to reach, as a share of a route that answers a constant JSON of equal size. */
export const exploreGoals = { search: 0.5, details: 0.4 } as const;

const careerWords = [
  'nurse',
  'registered nurse',
  'electrician helper',
  'teacher',
  'software developer',
  'truck driver',
  'mechanic',
  'accountant',
  'coder',
  'police',
  'welder',
  'lawyer',
  'physical therapist',
  'nurce',
  'construction',
];
const programWords = [
  'nursing',
  'accounting',
  'computer science',
  'welding',
  'psychology',
  'criminal justice',
  'biology',
  'cosmetology',
  'early childhood',
  'business',
  'graphic design',
  'dental hygiene',
];

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
        ['careerSearchUncached', searches('/api/careers/occupations', titles), undefined],
        ['programSearch', searches('/api/programsMajors/programs', typed(programWords)), search],
        ['programSearchUncached', searches('/api/programsMajors/programs', titles), undefined],
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

/** What is typed, letter by letter. */
function typed(words: readonly string[]): readonly string[] {
  return words.flatMap((word) =>
    Array.from({ length: word.length - 1 }, (_, index) => word.slice(0, index + 2)),
  );
}

interface Pool {
  query: (sql: string) => Promise<{ rows: { name: string }[] }>;
}

/** Thousands of terms as people would type them, each asked once before any repeats: job titles that people reported. */
async function titlesOfJobs(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query(
    `select distinct title as name, md5(title) from catalog.occupation_reported_title
     where length(title) <= 100 order by md5(title)`,
  );
  return rows.map(({ name }) => name);
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
