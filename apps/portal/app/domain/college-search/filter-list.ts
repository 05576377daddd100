import { defaultRadiusMiles } from '@longleaf/rules/colleges/bands';
import { choiceOf, familyOf, plainKey } from '@longleaf/rules/colleges/filters/catalogue';
import type { SearchFilter } from '@longleaf/rules/colleges/filters/filter';
import { cleanFilters } from './clean.ts';
import { type CollegeFilters, type Near, NO_FILTERS } from './college-search.ts';

/** The filters as the API takes them (API-058), one for each thing that a pill can take off again. */
export function filterList(filters: CollegeFilters): SearchFilter[] {
  const { name, near, choices, bounds, majors } = filters;
  return [
    ...(name === '' ? [] : [{ key: 'name', value: name }]),
    ...(near === null ? [] : nearFilters(near)),
    ...Object.entries(choices).flatMap(([key, values]) => values.map((value) => ({ key, value }))),
    ...Object.entries(bounds).map(([key, bound]) => ({ key, value: String(bound) })),
    ...majors.map((code) => ({ key: 'major', value: code })),
  ];
}

function nearFilters(near: Near): SearchFilter[] {
  const group = 'distance';
  const range =
    'band' in near
      ? { key: 'band', group, value: near.band }
      : { key: 'radius', group, value: String(near.miles) };
  return [{ key: 'zip', group, value: near.zip }, range];
}

/** Reads a list of filters, such as that of a saved search, keeping what the page can show. */
export function filtersOfList(list: readonly SearchFilter[]): CollegeFilters {
  const choices: Record<string, string[]> = {};
  const bounds: Record<string, number> = {};
  const majors: string[] = [];
  let name = '';
  let zip = '';
  let range: { miles: number } | { band: string } = { miles: defaultRadiusMiles };
  for (const filter of list) {
    const family = (filter.group === undefined ? undefined : familyOf(filter.group)) ?? familyOf(filter.key);
    if (family?.kind === 'choice') {
      const values = choiceOf(family, filter.value) ? [filter.value] : filter.value.split(',');
      (choices[family.key] ??= []).push(...values);
    } else if (family?.kind === 'number') bounds[family.key] = Number(filter.value);
    else if (family?.kind === 'major') majors.push(...filter.value.split(','));
    else if (family?.kind === 'name') name = filter.value;
    else if (family?.kind === 'distance') {
      if (plainKey(filter.key) === 'radius') range = { miles: Number(filter.value) };
      else if (plainKey(filter.key) === 'band') range = { band: filter.value };
      else {
        const [first = '', miles] = filter.value.split(',');
        zip = first;
        if (miles !== undefined) range = { miles: Number(miles) };
      }
    }
  }
  return cleanFilters({ ...NO_FILTERS, name, near: { zip, ...range }, choices, bounds, majors });
}
