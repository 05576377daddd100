import { pillText } from '@longleaf/rules/colleges/filters/pills';
import type { CollegeFilters } from './college-search.ts';
import { removeMajor, setBound, toggleChoice } from './edit.ts';
import { filterList } from './filter-list.ts';

/** Something that is applied, in words, and the filters without it. */
export interface AppliedFilter {
  id: string;
  /** Key of its family of filters. */
  family: string;
  text: string;
  without: CollegeFilters;
}

/**
 * The pills of a search. A ZIP code and its radius make one.
 * @param titleOf names a major by its CIP code, where it is known.
 * @param words what a filter is called: as a pill, which has little room, unless said otherwise.
 */
export function appliedFilters(
  filters: CollegeFilters,
  titleOf?: (cip: string) => string | undefined,
  words: typeof pillText = pillText,
): AppliedFilter[] {
  const list = filterList(filters);
  const pill = (key: string, value: string, without: CollegeFilters): AppliedFilter => ({
    id: `${key} ${value}`,
    family: key,
    text: words({ key, value }, list, titleOf),
    without,
  });
  const { name, near, choices, bounds, majors } = filters;
  return [
    ...(name === '' ? [] : [pill('name', name, { ...filters, name: '' })]),
    ...(near === null ? [] : [pill('zip', near.zip, { ...filters, near: null })]),
    ...Object.entries(choices).flatMap(([family, values]) =>
      values.map((value) => pill(family, value, toggleChoice(filters, family, value))),
    ),
    ...Object.entries(bounds).map(([family, bound]) =>
      pill(family, String(bound), setBound(filters, family, null)),
    ),
    ...majors.map((code) => pill('major', code, removeMajor(filters, code))),
  ];
}
