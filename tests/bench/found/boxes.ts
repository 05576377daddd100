import type { FastifyInstance } from 'fastify';
import { searchSite } from '@longleaf/contract/site-search';
import type { FoundGroup } from '@longleaf/contract/site-search';
import type { Box } from './typed-list.ts';

/** What a box answers: the names of what it lists, the likeliest first. Majors are named by their first four digits. */
export type Ask = (typed: string) => Promise<readonly string[]>;

/** A box of the portal: what it suggests, and its first page after Enter where it has one. */
export interface BoxAsked {
  readonly name: string;
  readonly box: Box;
  readonly suggests: Ask;
  readonly lists?: Ask;
}

type Row = Readonly<Record<string, string>>;

/** The boxes of the portal, asking the API as the portal does. */
export function boxesOf(app: FastifyInstance): readonly BoxAsked[] {
  const get = async (path: string, typed: string): Promise<unknown> =>
    (await app.inject({ url: `${path}?search=${encodeURIComponent(typed)}` })).json();
  const post = async (path: string, payload: object): Promise<unknown> =>
    (await app.inject({ method: 'POST', url: path, payload })).json();
  const namesOf = (rows: unknown, field: string) => (rows as Row[]).map((row) => row[field] ?? '');
  const resultsOf = (answer: unknown) => (answer as { results: unknown }).results;
  const majorsOf = (rows: unknown) => namesOf(rows, 'cipCode').map((code) => code.slice(0, FOUR_DIGITS));

  return [
    {
      name: 'colleges',
      box: 'college',
      suggests: async (typed) => namesOf(await get('/api/campussearch/institutionNames', typed), 'name'),
      lists: async (typed) => {
        const filter = { key: 'name', value: typed };
        return namesOf(resultsOf(await post('/api/campusSearch/institutionFilters', [filter])), 'name');
      },
    },
    {
      name: 'careers',
      box: 'career',
      suggests: async (typed) => namesOf(await get('/api/careers/suggestions', typed), 'occTitle'),
      lists: async (typed) => namesOf(resultsOf(await get('/api/careers/occupations', typed)), 'occTitle'),
    },
    {
      name: 'programs',
      box: 'major',
      suggests: async (typed) => majorsOf(await get('/api/programsMajors/suggestions', typed)),
      lists: async (typed) => majorsOf(resultsOf(await get('/api/programsMajors/programs', typed))),
    },
    {
      name: 'one search',
      box: 'everything',
      suggests: async (typed) => {
        const { groups } = searchSite.response.parse(await get('/api/siteSearch/suggestions', typed));
        return groups.flatMap(nearOf);
      },
    },
    {
      name: 'guides in one search',
      box: 'guide',
      suggests: async (typed) => {
        const { groups } = searchSite.response.parse(await get('/api/siteSearch/suggestions', typed));
        return groups.flatMap(guidesOf);
      },
    },
    {
      name: 'major filter of college search',
      box: 'major',
      suggests: async (typed) => majorsOf(await get('/api/campusSearch/majors', typed)),
    },
  ];
}

const FOUR_DIGITS = '51.38'.length;

/** The paths of guides; of other kinds an empty name each, since they take one of the places. */
function guidesOf(group: FoundGroup): readonly string[] {
  return group.kind === 'guide' ? group.items.map(({ path }) => path) : group.items.map(() => '');
}

/** What a group suggests near a town or in a state; of other kinds an empty name each, since they take one of the places. */
function nearOf(group: FoundGroup): readonly string[] {
  if (group.kind !== 'near') return group.items.map(() => '');
  return group.items.map(({ wanted: { kind, item }, place }) => {
    const where = 'zip' in place ? `near ${place.city}` : `in ${place.name}`;
    if (kind === 'major') return `${item.cipCode.slice(0, FOUR_DIGITS)} ${where}`;
    return `${kind === 'career' ? item.occTitle : item.title} ${where}`;
  });
}
