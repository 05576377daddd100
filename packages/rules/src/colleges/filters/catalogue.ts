import { campusLifeFamilies } from './campus-life.ts';
import { collegeFamilies } from './college.ts';
import { costFamilies } from './cost.ts';
import type { FilterChoice, FilterFamily } from './family.ts';
import { gettingInFamilies } from './getting-in.ts';
import { placeFamilies } from './place.ts';
import { studyFamilies } from './study.ts';

/** Every filter family of college search (API-058, API-205, CON-022), grouped by category. */
export const filterFamilies: readonly FilterFamily[] = [
  ...gettingInFamilies,
  ...costFamilies,
  ...placeFamilies,
  ...collegeFamilies,
  ...studyFamilies,
  ...campusLifeFamilies,
];

/** Other names that the documents use for a family. */
const otherNames = new Map<string, string>([
  ['historicallyblack', 'historicallyBlack'],
  ['minorityserving', 'historicallyBlack'],
  ['hbcu', 'historicallyBlack'],
  ['studentpopulation', 'population'],
  ['religions', 'religion'],
  ['singlesexcoed', 'singleSex'],
  ['gender', 'singleSex'],
  ['distancefromzip', 'distance'],
  ['zip', 'distance'],
  ['zipcode', 'distance'],
  ['radius', 'distance'],
  ['band', 'distance'],
  ['admissionspolicies', 'admissionPolicies'],
  ['financialaidtypes', 'financialAid'],
  ['majors', 'major'],
  ['program', 'major'],
  ['cip', 'major'],
  ['careerclustermajors', 'careerCluster'],
  ['cluster', 'careerCluster'],
  ['sport', 'sports'],
  ['division', 'sportsDivision'],
  ['scholarship', 'sportsScholarship'],
  ['sat', 'satMath'],
  ['sector', 'collegeType'],
]);

const byKey = new Map<string, FilterFamily>(filterFamilies.map((family) => [plainKey(family.key), family]));

/** Takes the letter case, spaces and punctuation out of a key, so that 'Campus setting' and 'campusSetting' are one. */
export function plainKey(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

const byExactKey = new Map<string, FilterFamily>(filterFamilies.map((family) => [family.key, family]));

/** Finds a family by its key, its label's plain form or another name of it; undefined when there is none. */
export function familyOf(key: string): FilterFamily | undefined {
  const exact = byExactKey.get(key);
  if (exact) return exact;
  const plain = plainKey(key);
  return byKey.get(plain) ?? byKey.get(plainKey(otherNames.get(plain) ?? ''));
}

const choicesByValue = new Map<FilterFamily, ReadonlyMap<string, FilterChoice>>(
  filterFamilies.map((family) => [family, new Map(family.filters.map((filter) => [filter.value, filter]))]),
);
const choicesByName = new Map<FilterFamily, ReadonlyMap<string, FilterChoice>>(
  filterFamilies.map((family) => {
    const byLabel = family.filters.map((filter) => [plainKey(filter.label), filter] as const);
    const byValue = family.filters.map((filter) => [plainKey(filter.value), filter] as const);
    return [family, new Map([...byLabel, ...byValue])];
  }),
);

/** Finds a choice by value or label in any letter case; undefined when the family has no such box. */
export function choiceOf(family: FilterFamily, value: string): FilterChoice | undefined {
  return choicesByValue.get(family)?.get(value) ?? choicesByName.get(family)?.get(plainKey(value));
}

/** True for a family that only colleges themselves report. */
export function isSelfReported(family: FilterFamily): boolean {
  return family.kind === 'choice' && family.selfReported === true;
}
