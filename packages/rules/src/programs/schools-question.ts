import { degreeTypes } from '../colleges/degrees.ts';
import type { DegreeType } from '../colleges/degrees.ts';

/** A level that schools are listed for: a degree type, or all of them. */
export type LevelOption = DegreeType | 'All';

/** Reads a level option (CON-037, CON-038) in any letter case and also as a plural ('Bachelors'); undefined when unknown. */
export function readLevelOption(text: string): LevelOption | undefined {
  const plain = text.trim().toLowerCase().replace(/s$/, '');
  return plain === 'all' ? 'All' : degreeTypes.find((type) => type.toLowerCase() === plain);
}

/** What schools are sorted by: their name (CON-074), or how far they are from a place. */
export const schoolSorts = ['School', 'Distance'] as const;
export type SchoolSort = (typeof schoolSorts)[number];

/** Reads what schools are sorted by, in any letter case; undefined when unknown. */
export function readSchoolSort(text: string): SchoolSort | undefined {
  const plain = text.trim().toLowerCase();
  return schoolSorts.find((sort) => sort.toLowerCase() === plain);
}

/** Reads a direction, whole or shortened, in any letter case. */
export function readSortDirection(text: string): 'ascending' | 'descending' | undefined {
  const plain = text.trim().toLowerCase();
  return (['ascending', 'descending'] as const).find((word) => word === plain || word.slice(0, -6) === plain);
}
