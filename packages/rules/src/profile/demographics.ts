import { fill } from '../words/fill.ts';
import { isCountryCode } from '../addresses/countries.ts';
import { religions } from '../colleges/religions.ts';
import { splitList } from './wire-list.ts';

/** At most this many nationalities (CON-107, GAP-111). */
export const NATIONALITIES_MAXIMUM = 5;

/** A value of a list with the words for it. */
export type Choice = { value: string; label: string };

/** The project's own lists (GAP-122), kept here alone. Groups as the US Census Bureau and the armed forces name them. */
export const ETHNICITIES: readonly Choice[] = [
  { value: 'AmericanIndian', label: /*i18n*/ 'American Indian or Alaska Native' },
  { value: 'Asian', label: /*i18n*/ 'Asian' },
  { value: 'Black', label: /*i18n*/ 'Black or African American' },
  { value: 'MiddleEastern', label: /*i18n*/ 'Middle Eastern or North African' },
  { value: 'PacificIslander', label: /*i18n*/ 'Native Hawaiian or Pacific Islander' },
  { value: 'White', label: /*i18n*/ 'White' },
  { value: 'Other', label: /*i18n*/ 'Another group' },
];

export const DISABILITIES: readonly Choice[] = [
  { value: 'Hearing', label: /*i18n*/ 'Deaf or hard of hearing' },
  { value: 'Vision', label: /*i18n*/ 'Blind or low vision' },
  { value: 'Mobility', label: /*i18n*/ 'Trouble walking or moving' },
  { value: 'Learning', label: /*i18n*/ 'Learning disability' },
  { value: 'Attention', label: /*i18n*/ 'Attention disorder' },
  { value: 'MentalHealth', label: /*i18n*/ 'Mental health condition' },
  { value: 'Chronic', label: /*i18n*/ 'Long-lasting illness' },
  { value: 'Other', label: /*i18n*/ 'Another disability' },
];

export const MILITARY_SERVICES: readonly Choice[] = [
  { value: 'ActiveDuty', label: /*i18n*/ 'Active duty' },
  { value: 'Reserve', label: /*i18n*/ 'Reserve' },
  { value: 'NationalGuard', label: /*i18n*/ 'National Guard' },
  { value: 'Veteran', label: /*i18n*/ 'Veteran' },
  { value: 'ROTC', label: /*i18n*/ 'ROTC or JROTC' },
  { value: 'Dependent', label: /*i18n*/ 'Child or spouse of a service member' },
];

export const MARITAL_STATUSES: readonly Choice[] = [
  { value: 'Single', label: /*i18n*/ 'Single' },
  { value: 'Married', label: /*i18n*/ 'Married' },
  { value: 'Separated', label: /*i18n*/ 'Separated' },
  { value: 'Divorced', label: /*i18n*/ 'Divorced' },
  { value: 'Widowed', label: /*i18n*/ 'Widowed' },
];

/** Religious affiliations by the numbers that colleges use too. */
export const RELIGIOUS_AFFILIATIONS: readonly Choice[] = religions.map(([code, label]) => ({
  value: String(code),
  label,
}));

/** The words for a value; one that the list does not know is shown as it is (GAP-122). */
export function labelOf(choices: readonly Choice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}

/** Adds or takes away a nationality. A sixth pick is removed again: the list stays as it was (VAL, CON-107). */
export function pickNationality(picked: readonly string[], country: string): string[] {
  if (picked.includes(country)) return picked.filter((one) => one !== country);
  return picked.length >= NATIONALITIES_MAXIMUM ? [...picked] : [...picked, country];
}

/** Demographics as they travel: lists are joined by commas. */
export type Demographics = {
  nationalities: string;
  ethnicities: string;
  disabilities: string;
  militaryServices: string;
  religiousAffiliation: string | null;
  maritalStatus: string | null;
  hispanic: boolean | null;
};

/** Hispanic leaves no other ethnicity (GAP-121). */
export function withHispanicRule<D extends Pick<Demographics, 'hispanic' | 'ethnicities'>>(given: D): D {
  return given.hispanic === true ? { ...given, ethnicities: '' } : given;
}

/**
 * One complaint for each wrong field. Values come from the lists; those that are stored already may stay, whatever
 * they are.
 */
export function complainAboutDemographics(
  given: Demographics,
  stored: Demographics | undefined,
): Partial<Record<keyof Demographics, string>> {
  const complaints: Partial<Record<keyof Demographics, string>> = {};
  const countries = splitList(given.nationalities);
  if (countries.length > NATIONALITIES_MAXIMUM) {
    complaints.nationalities = fill(/*i18n*/ 'Choose at most {maximum} nationalities', {
      maximum: NATIONALITIES_MAXIMUM,
    });
  } else if (!allKnown(countries, splitList(stored?.nationalities), isCountryCode)) {
    complaints.nationalities = /*i18n*/ 'Choose nationalities from the list';
  }
  const lists = [
    ['ethnicities', ETHNICITIES, 'Choose ethnicities from the list'],
    ['disabilities', DISABILITIES, 'Choose disabilities from the list'],
    ['militaryServices', MILITARY_SERVICES, 'Choose military services from the list'],
    ['religiousAffiliation', RELIGIOUS_AFFILIATIONS, 'Choose a religion from the list'],
    ['maritalStatus', MARITAL_STATUSES, 'Choose a marital status from the list'],
  ] as const;
  for (const [field, choices, words] of lists) {
    const isChoice = (value: string) => choices.some((choice) => choice.value === value);
    const values = field in SINGLE ? one : splitList;
    if (!allKnown(values(given[field]), values(stored?.[field]), isChoice)) complaints[field] = words;
  }
  return complaints;
}

const SINGLE = { religiousAffiliation: true, maritalStatus: true };

function one(value: string | null | undefined): string[] {
  return value ? [value] : [];
}

function allKnown(
  values: readonly string[],
  stored: readonly string[],
  isKnown: (value: string) => boolean,
): boolean {
  return values.every((value) => isKnown(value) || stored.includes(value));
}
