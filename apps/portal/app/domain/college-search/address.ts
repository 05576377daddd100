import { lastSearchPage } from '@longleaf/contract/search-limits';
import { defaultRadiusMiles } from '@longleaf/rules/colleges/bands';
import { familyOf } from '@longleaf/rules/colleges/filters/catalogue';
import { HOME_STATE } from '@longleaf/rules/colleges/price';
import { readSortKey } from '@longleaf/rules/colleges/sort';
import { cleanFilters } from './clean.ts';
import { type CollegeSearch, startsHigh, views } from './college-search.ts';

export const SEARCH_PATH = '/college-search';

/** Short words for the families that stand in most addresses; the others go by their own key, in kebab case. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  collegeType: 'type',
  schoolType: 'length',
  programType: 'program',
  publicPrivate: 'control',
  careerCluster: 'cluster',
  campusSetting: 'setting',
  historicallyBlack: 'serving',
};
const FAMILY_OF_SHORT_NAME = new Map(Object.entries(SHORT_NAMES).map(([family, short]) => [short, family]));
const SINGLE_WORDS = new Set([
  'page',
  'view',
  'sort',
  'order',
  'zip',
  'within',
  'distance',
  'name',
  'major',
  'occcode',
]);
const OCCUPATION = /^\d{2}-\d{4}(\.\d{2})?$/;
const MOST_PARAMETERS = 100;

/**
 * The shareable address of a search: `/college-search?zip=27601&within=50&length=four-year&net-price=25000&page=2`.
 * Families are words, values are in kebab case and joined by commas; what is at its default is left out.
 */
export function addressOf({ filters, occupation, sort, falling, page, view }: CollegeSearch): string {
  const parts: [string, string][] = [];
  if (filters.name !== '') parts.push(['name', filters.name]);
  if (filters.near) {
    const { near } = filters;
    parts.push(['zip', near.zip]);
    parts.push('band' in near ? ['distance', kebab(near.band)] : ['within', String(near.miles)]);
  }
  for (const [family, values] of Object.entries(filters.choices)) {
    parts.push([SHORT_NAMES[family] ?? kebab(family), values.map(kebab).join(',')]);
  }
  for (const [family, bound] of Object.entries(filters.bounds)) parts.push([kebab(family), String(bound)]);
  if (filters.majors.length > 0) parts.push(['major', filters.majors.join(',')]);
  if (occupation !== null) parts.push(['occCode', occupation]);
  if (sort !== null) parts.push(['sort', kebab(sort)]);
  if (falling !== startsHigh(sort)) parts.push(['order', falling ? 'high-first' : 'low-first']);
  if (view !== 'cards') parts.push(['view', view]);
  if (page > 1) parts.push(['page', String(page)]);
  if (parts.length === 0) return SEARCH_PATH;
  return `${SEARCH_PATH}?${parts.map(([name, value]) => `${name}=${readable(value)}`).join('&')}`;
}

/** Reads the query of an address. Anything unknown, outdated or hostile in it is left out; it never throws. */
export function searchOf(query: URLSearchParams): CollegeSearch {
  const given = [...query].slice(0, MOST_PARAMETERS);
  const word = (name: string) => given.findLast(([key]) => key.toLowerCase() === name)?.[1] ?? '';
  const choices: Record<string, string[]> = {};
  const bounds: Record<string, number> = {};
  for (const [key, value] of given) {
    if (SINGLE_WORDS.has(key.toLowerCase())) continue;
    const family = familyOf(FAMILY_OF_SHORT_NAME.get(key.toLowerCase()) ?? key);
    if (family?.kind === 'choice') (choices[family.key] ??= []).push(...value.split(','));
    else if (family?.kind === 'number' && value.trim() !== '') bounds[family.key] = Number(value);
  }
  const filters = cleanFilters({
    name: word('name'),
    near: { zip: word('zip'), ...range(word('distance'), word('within')) },
    choices,
    bounds,
    majors: word('major').split(','),
  });
  const wanted = readSortKey(word('sort').replaceAll('-', '')) ?? null;
  const sort = wanted === 'distance' && filters.near === null ? null : wanted;
  const occupation = word('occcode').trim();
  const order = word('order');
  return {
    filters,
    occupation: OCCUPATION.test(occupation) ? occupation : null,
    residency: HOME_STATE,
    sort,
    falling: order === 'high-first' || (order !== 'low-first' && startsHigh(sort)),
    page: pageOf(word('page')),
    view: views.find((view) => view === word('view')) ?? 'cards',
  };
}

function range(band: string, within: string): { band: string } | { miles: number } {
  if (band !== '') return { band };
  return { miles: within === '' ? defaultRadiusMiles : Number(within) };
}

function pageOf(text: string): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= lastSearchPage ? page : 1;
}

/** 'FourYear' gives 'four-year', 'UpTo5000' 'up-to-5000', 'Soccer:Women' 'soccer:women'. */
function kebab(text: string): string {
  return text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Za-z])(\d)/g, '$1-$2')
    .toLowerCase();
}

/** Escapes a value but leaves the commas and colons of lists readable. */
function readable(value: string): string {
  return encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%20', '+');
}
