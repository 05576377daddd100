import type { EnrichmentFilterBody } from '@longleaf/contract/enrichment';
import { lastSearchPage, searchTermLength } from '@longleaf/contract/search-limits';
import { zipLength } from '@longleaf/rules/colleges/bands';
import {
  enrichmentLevels,
  interestAreas,
  timeFrames,
  valuesOf,
  type EnrichmentLevel,
  type InterestArea,
  type TimeFrame,
} from '@longleaf/rules/enrichment/choices';
import { feeBands } from '@longleaf/rules/enrichment/fee-bands';
import { ENRICHMENT_RADIUS_MILES, type EnrichmentFilter } from '@longleaf/rules/enrichment/find-programs';
import { farthestMiles, mostEnrichmentPrograms } from '@longleaf/rules/enrichment/limits';
import { isCalendarDay } from '@longleaf/rules/profile/calendar-day';

export const ENRICHMENT_PATH = '/StudentEnrichment';

export type EnrichmentView = 'cards' | 'map' | 'saved';

/** What somebody looks for, and how it is shown. All of it stands in the address. */
export interface EnrichmentSearch {
  name: string;
  zip: string;
  miles: number;
  levels: readonly EnrichmentLevel[];
  area: InterestArea | null;
  host: string;
  fees: readonly number[];
  scholarship: boolean;
  overnight: boolean;
  when: TimeFrame | null;
  start: string;
  end: string;
  applyBy: string;
  soon: boolean;
  view: EnrichmentView;
  page: number;
}

export const NO_SEARCH: EnrichmentSearch = {
  name: '',
  zip: '',
  miles: ENRICHMENT_RADIUS_MILES,
  levels: [],
  area: null,
  host: '',
  fees: [],
  scholarship: false,
  overnight: false,
  when: null,
  start: '',
  end: '',
  applyBy: '',
  soon: false,
  view: 'cards',
  page: 1,
};

/** A ZIP code counts only with exactly five digits (VAL-068). */
export function isZip(text: string): boolean {
  return text.length === zipLength && /^\d+$/.test(text);
}

/** Reads the query of an address. What is unknown or hostile in it is left out; it never throws. */
export function searchOf(query: URLSearchParams): EnrichmentSearch {
  const word = (name: string) => query.get(name)?.trim() ?? '';
  const day = (name: string) => (isCalendarDay(word(name)) ? word(name) : '');
  const one = <Value extends string>(name: string, known: readonly Value[]) =>
    known.find((value) => value === word(name)) ?? null;
  const miles = Number(word('miles') || ENRICHMENT_RADIUS_MILES);
  const page = Number(word('page') || '1');
  const levels = new Set(query.getAll('level'));
  const fees = new Set(query.getAll('fee'));
  return {
    name: word('name').slice(0, searchTermLength),
    zip: isZip(word('zip')) ? word('zip') : '',
    miles: Number.isInteger(miles) && miles >= 1 && miles <= farthestMiles ? miles : ENRICHMENT_RADIUS_MILES,
    levels: valuesOf(enrichmentLevels).filter((level) => levels.has(level)),
    area: one('area', valuesOf(interestAreas)),
    host: word('host').slice(0, searchTermLength),
    fees: feeBands.map(({ value }) => value).filter((value) => fees.has(String(value))),
    scholarship: word('scholarship') === '1',
    overnight: word('overnight') === '1',
    when: one('when', valuesOf(timeFrames)),
    start: day('start'),
    end: day('end'),
    applyBy: day('applyBy'),
    soon: word('soon') === '1',
    view: one('view', ['map', 'saved']) ?? 'cards',
    page: Number.isInteger(page) && page >= 1 && page <= lastSearchPage ? page : 1,
  };
}

/** The address of a search; what is at its default is left out. */
export function addressOf(search: EnrichmentSearch): string {
  const query = new URLSearchParams();
  const put = (name: string, value: string) => value !== '' && query.append(name, value);
  put('name', search.name);
  put('zip', search.zip);
  if (search.zip !== '' && search.miles !== ENRICHMENT_RADIUS_MILES) put('miles', String(search.miles));
  for (const level of search.levels) put('level', level);
  put('area', search.area ?? '');
  put('host', search.host);
  for (const fee of search.fees) put('fee', String(fee));
  if (search.scholarship) put('scholarship', '1');
  if (search.overnight) put('overnight', '1');
  put('when', search.when ?? '');
  put('start', search.start);
  put('end', search.end);
  put('applyBy', search.applyBy);
  if (search.soon) put('soon', '1');
  if (search.view !== 'cards') put('view', search.view);
  if (search.page > 1) put('page', String(search.page));
  return query.size === 0 ? ENRICHMENT_PATH : `${ENRICHMENT_PATH}?${query}`;
}

/** The filter object of API-180 for a search; the map shows every program at once. */
export function bodyOf(search: EnrichmentSearch): EnrichmentFilterBody {
  const whole = search.view === 'map';
  return {
    ...(search.name !== '' && { name: search.name }),
    ...(search.zip !== '' && { search: { zipCode: search.zip, radius: search.miles } }),
    ...Object.fromEntries(search.levels.map((level) => [level, true])),
    ...(search.area && { interestArea: search.area }),
    ...(search.host !== '' && { hostCampus: search.host }),
    ...(search.fees.length > 0 && { feeRange: [...search.fees] }),
    ...(search.scholarship && { hasScholarship: true }),
    ...(search.overnight && { overnight: true }),
    ...(search.when && { timeFrame: search.when }),
    ...(search.start !== '' && { startDate: search.start }),
    ...(search.end !== '' && { endDate: search.end }),
    ...(search.applyBy !== '' && { deadline: search.applyBy }),
    ...(search.soon && { deadlineSoon: true }),
    facets: true,
    ...(whole ? { pageSize: mostEnrichmentPrograms } : { pageNumber: search.page }),
  };
}

/** What taking off each filter changes. */
const WITHOUT: Record<EnrichmentFilter, Partial<EnrichmentSearch>> = {
  name: { name: '' },
  near: { zip: '', miles: ENRICHMENT_RADIUS_MILES },
  levels: { levels: [] },
  areas: { area: null },
  host: { host: '' },
  fee: { fees: [] },
  hasScholarship: { scholarship: false },
  overnight: { overnight: false },
  timeFrames: { when: null },
  dates: { start: '', end: '' },
  deadline: { applyBy: '', soon: false },
};

/** The same search without one filter, back on page 1. */
export function withoutFilter(search: EnrichmentSearch, filter: EnrichmentFilter): EnrichmentSearch {
  return { ...search, ...WITHOUT[filter], page: 1 };
}

/** The filters that are in use. */
export function usedFilters(search: EnrichmentSearch): readonly EnrichmentFilter[] {
  const names = Object.keys(WITHOUT) as EnrichmentFilter[];
  const plain = { ...search, page: 1 };
  return names.filter((name) => addressOf(withoutFilter(search, name)) !== addressOf(plain));
}

/** The same view without any filter. */
export function cleared({ view }: EnrichmentSearch): EnrichmentSearch {
  return { ...NO_SEARCH, view };
}
