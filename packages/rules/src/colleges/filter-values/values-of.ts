import type { FilterFamily } from '../filters/family.ts';
import { campusLifeValues } from './campus-life.ts';
import { collegeValues } from './college.ts';
import { costValues } from './cost.ts';
import type { FamilyValues, ValuesByFamily } from './family-values.ts';
import { gettingInValues } from './getting-in.ts';
import { placeValues } from './place.ts';
import { studyValues } from './study.ts';

const all: ValuesByFamily = {
  ...gettingInValues,
  ...costValues,
  ...placeValues,
  ...collegeValues,
  ...studyValues,
  ...campusLifeValues,
};

/** What a family reads of a college; nothing for families that have an index of their own: name, distance, major. */
export function valuesOf({ key }: Pick<FilterFamily, 'key'>): FamilyValues {
  return all[key] ?? {};
}
