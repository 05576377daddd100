import type { CollegeFilters } from './college-search.ts';

/** How many pills the filters make. */
export function appliedCount({ name, near, choices, bounds, majors }: CollegeFilters): number {
  const ticked = Object.values(choices).reduce((sum, values) => sum + values.length, 0);
  return (
    ticked + Object.keys(bounds).length + majors.length + (name === '' ? 0 : 1) + (near === null ? 0 : 1)
  );
}

/** How many filters of one family are on. */
export function appliedIn({ name, near, choices, bounds, majors }: CollegeFilters, family: string): number {
  if (family === 'name') return name === '' ? 0 : 1;
  if (family === 'distance') return near === null ? 0 : 1;
  if (family === 'major') return majors.length;
  return (choices[family]?.length ?? 0) + (bounds[family] === undefined ? 0 : 1);
}
