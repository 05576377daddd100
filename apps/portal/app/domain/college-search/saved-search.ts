import { readSortKey } from '@longleaf/rules/colleges/sort';
import type { SearchFilter } from '@longleaf/rules/colleges/filters/filter';
import { filterText, filterTexts } from '@longleaf/rules/colleges/filters/pills';
import { addressOf, searchOf } from './address.ts';
import { type CollegeSearch, NEW_SEARCH } from './college-search.ts';
import { filterList, filtersOfList } from './filter-list.ts';
import { appliedFilters } from './pills.ts';

/** A search as the API keeps it: JSON text with the filters as they travel, and how they were shown. */
export function writeSavedSearch(search: CollegeSearch): string {
  const { filters, occupation, sort, falling, view } = search;
  return JSON.stringify({
    filters: filterList(filters),
    ...(occupation !== null && { occCode: occupation }),
    ...(sort !== null && { sortBy: sort, sortDesc: falling }),
    view,
  });
}

/**
 * Reads a kept search, also a bare list of filters (doc 1). What the catalogue no longer knows is left out.
 * Gives null for text that is no search.
 */
export function readSavedSearch(text: string): CollegeSearch | null {
  const kept = parse(text);
  const list: unknown = Array.isArray(kept) ? kept : kept?.['filters'];
  if (!Array.isArray(list)) return null;
  const { occCode, sortBy, sortDesc, view } = Array.isArray(kept) || kept === null ? {} : kept;
  const sort = typeof sortBy === 'string' ? (readSortKey(sortBy) ?? null) : null;
  const search: CollegeSearch = {
    ...NEW_SEARCH,
    filters: filtersOfList(list.filter(isFilter)),
    occupation: typeof occCode === 'string' ? occCode : null,
    sort,
    falling: sort !== null && sortDesc === true,
    view: view === 'list' || view === 'map' ? view : 'cards',
  };
  // Through the address, so that the same cleaning holds for both.
  return searchOf(new URLSearchParams(addressOf(search).split('?')[1]));
}

/** Where a kept search is shown again; null for text that is no search. */
export function addressOfSaved(text: string): string | null {
  const search = readSavedSearch(text);
  return search && addressOf(search);
}

/** The filters of a search in words, with whole names. */
export function searchInWords(
  { filters }: CollegeSearch,
  titleOf: (cip: string) => string | undefined,
): string {
  return filterTexts(filterList(filters), titleOf).join(', ');
}

/**
 * A name to start from: the filters in words, as far as a name may be long. Where it is too short for all, what differs most
 * from one search to the next comes first: the name, the place, the price and the major before the boxes that are ticked.
 */
export function suggestedName(
  { filters }: CollegeSearch,
  longest: number,
  titleOf?: (cip: string) => string | undefined,
): string {
  const whole = appliedFilters(filters, titleOf, filterText);
  const all = whole.map(({ text }) => text).join(', ');
  if (all.length <= longest) return all;
  const isTicked = (family: string) => Number(family in filters.choices);
  const byTelling = appliedFilters(filters, titleOf)
    .map(({ family, text }, place) => ({ family, texts: [whole[place]?.text ?? text, text] }))
    .toSorted((one, other) => isTicked(one.family) - isTicked(other.family));
  let name = '';
  for (const { texts } of byTelling) {
    const longer = texts.map((text) => (name === '' ? text : `${name}, ${text}`));
    name = longer.find(({ length }) => length <= longest) ?? name;
  }
  return name;
}

function parse(text: string): Record<string, unknown> | unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? (value as Record<string, unknown> | unknown[] | null) : null;
  } catch {
    return null;
  }
}

function isFilter(value: unknown): value is SearchFilter {
  const filter = value as Partial<SearchFilter> | null;
  if (typeof filter !== 'object' || filter === null) return false;
  return (
    typeof filter.key === 'string' &&
    typeof filter.value === 'string' &&
    ['string', 'undefined'].includes(typeof filter.group)
  );
}
