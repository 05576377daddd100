import { defaultRadiusMiles } from '@longleaf/rules/colleges/bands';
import type { FoundThing } from '../../data/site-search/ways.ts';
import { searchOf } from './address.ts';
import { type CollegeFilters, type CollegeSearch, NO_FILTERS, startsHigh } from './college-search.ts';
import type { SortKey } from '@longleaf/rules/colleges/sort';

/** Ticks a box, or unticks it when it was on. */
export function toggleChoice(filters: CollegeFilters, family: string, value: string): CollegeFilters {
  const values = filters.choices[family] ?? [];
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return setChoices(filters, family, next);
}

/** Puts exactly these boxes of a family on. */
export function setChoices(
  filters: CollegeFilters,
  family: string,
  values: readonly string[],
): CollegeFilters {
  const { [family]: _former, ...others } = filters.choices;
  return { ...filters, choices: values.length === 0 ? others : { ...others, [family]: values } };
}

/** Sets or lifts a bound. */
export function setBound(filters: CollegeFilters, family: string, bound: number | null): CollegeFilters {
  const { [family]: _former, ...others } = filters.bounds;
  return { ...filters, bounds: bound === null ? others : { ...others, [family]: bound } };
}

export function addMajor(filters: CollegeFilters, code: string): CollegeFilters {
  return filters.majors.includes(code) ? filters : { ...filters, majors: [...filters.majors, code] };
}

export function removeMajor(filters: CollegeFilters, code: string): CollegeFilters {
  return { ...filters, majors: filters.majors.filter((other) => other !== code) };
}

/** True when nothing narrows the search. */
export function isUnfiltered({ name, near, choices, bounds, majors }: CollegeFilters): boolean {
  return (
    name === '' &&
    near === null &&
    majors.length === 0 &&
    Object.keys(choices).length === 0 &&
    Object.keys(bounds).length === 0
  );
}

/** The search with other filters: back on page 1, and not sorted by a distance that is no longer known. */
export function withFilters(search: CollegeSearch, filters: CollegeFilters): CollegeSearch {
  const lostDistance = search.sort === 'distance' && filters.near === null;
  return { ...search, filters, page: 1, ...(lostDistance ? { sort: null, falling: false } : {}) };
}

export function cleared(search: CollegeSearch): CollegeSearch {
  return withFilters(search, NO_FILTERS);
}

/** Sorts by a key in its natural direction. */
export function sortedBy(search: CollegeSearch, sort: SortKey | null): CollegeSearch {
  return { ...search, sort, falling: startsHigh(sort), page: 1 };
}

/**
 * The search narrowed by something that was found: colleges that teach a major, lead to a career or are near a place or in a
 * state, or both. A place takes the place of another one, and keeps its distance; a state that of a place and of other states;
 * a name that was looked for is dropped. A list of colleges
 * adds its boxes and sorts as it does. Null for a college, a page and a guide, which have addresses of their own.
 */
export function narrowedBy(search: CollegeSearch, thing: FoundThing): CollegeSearch | null {
  const filters = { ...search.filters, name: '' };
  if (thing.kind === 'major') return withFilters(search, addMajor(filters, thing.item.cipCode));
  if (thing.kind === 'career') return { ...withFilters(search, filters), occupation: thing.item.occCode };
  if (thing.kind === 'list') {
    const list = searchOf(new URLSearchParams(thing.item.path.split('?')[1]));
    const choices = { ...filters.choices, ...list.filters.choices };
    const narrowed = withFilters(search, { ...filters, choices });
    return list.sort === null ? narrowed : sortedBy(narrowed, list.sort);
  }
  if (thing.kind === 'near') {
    const { wanted, place } = thing.item;
    const there: FoundThing =
      'zip' in place ? { kind: 'place', isZip: thing.isZip, item: place } : { kind: 'state', item: place };
    return narrowedBy(narrowedBy(search, wanted) ?? search, there);
  }
  if (thing.kind === 'state')
    return withFilters(search, setChoices({ ...filters, near: null }, 'state', [thing.item.state]));
  if (thing.kind === 'place') {
    const range = filters.near ?? { miles: defaultRadiusMiles };
    return withFilters(search, { ...filters, near: { ...range, zip: thing.item.zip } });
  }
  return null;
}
