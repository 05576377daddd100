import { distanceBands } from '../bands.ts';
import { HOME_STATE } from '../price.ts';
import { states } from '../states.ts';
import { choice } from './family.ts';
import type { ChoiceFamily, FilterFamily, SpecialFamily } from './family.ts';

/** Campus setting from the first digit of the Census locale code (CON-020). */
export const campusSetting: ChoiceFamily = {
  key: 'campusSetting',
  category: 'place',
  label: /*i18n*/ 'Campus setting',
  kind: 'choice',
  join: 'Or',
  filters: [
    choice('campusSetting', 'Urban', /*i18n*/ 'Urban'),
    choice('campusSetting', 'Suburban', /*i18n*/ 'Suburban'),
    choice('campusSetting', 'SmallTown', /*i18n*/ 'Small Town'),
    choice('campusSetting', 'Rural', /*i18n*/ 'Rural'),
  ],
};

/** Gives the campus setting of a Census locale code (11 to 43), or undefined when it is not reported. */
export function settingOfLocale(localeCode: number | null): string | undefined {
  return localeCode === null
    ? undefined
    : ['Urban', 'Suburban', 'SmallTown', 'Rural'][Math.floor(localeCode / 10) - 1];
}

/**
 * Distance from a ZIP code. Its filters are `zip` (five digits), and `radius` in miles (50 unless given)
 * or `band` (CON-129).
 */
export const distance: SpecialFamily = {
  key: 'distance',
  category: 'place',
  label: /*i18n*/ 'Distance',
  kind: 'distance',
  filters: distanceBands.map((band) => ({
    key: 'band',
    value: band.value,
    label: band.label,
    pillText: band.label,
  })),
};

export const state: ChoiceFamily = {
  key: 'state',
  category: 'place',
  label: /*i18n*/ 'State',
  kind: 'choice',
  join: 'Or',
  // Most people look at home: North Carolina stands before the alphabet.
  filters: states
    .toSorted(([one], [other]) => Number(other === HOME_STATE) - Number(one === HOME_STATE))
    .map(([code, name]) => choice('state', code, name)),
};

export const placeFamilies: readonly FilterFamily[] = [distance, state, campusSetting];
