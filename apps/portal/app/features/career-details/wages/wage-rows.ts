import type { CareerDetails } from '@longleaf/contract/career-details';
import type { WageResult } from '@longleaf/contract/career-wages';
import type { MissingReason, WageField } from '@longleaf/rules/careers/wages';

/** All places that wages are known of, the nation first, then the state, then metropolitan areas. */
export function wagePlaces(wages: CareerDetails['wages']): WageResult[] {
  return [wages.us, wages.nc, wages.metros, wages.otherMetros].flatMap(({ results }) => results);
}

/** The five points of a spread of yearly pay, from low to high (CON-061). */
export const PERCENTILES = [
  'annual10th',
  'annual25th',
  'annualMedianWage',
  'annual75th',
  'annual90th',
] as const satisfies readonly WageField[];

/** Points that say more than the middle. */
export const AROUND_THE_MIDDLE = PERCENTILES.filter((field) => field !== 'annualMedianWage');

const HOURLY = ['hourly10th', 'hourly25th', 'hourly75th', 'hourly90th'] as const;

/** Whether a place has anything to say beside the middle: a point by the year or the hour, or that it is at least so much. */
export function hasSpread(place: WageResult): boolean {
  return (
    AROUND_THE_MIDDLE.some((field) => place[field] !== null || place.missing[field] === 'topCoded') ||
    HOURLY.some((field) => place[field] !== null)
  );
}

/** Whether anything at all is known of the occupation in a place. */
export function hasFigures(place: WageResult): boolean {
  const { annualMedianWage, annualMeanWage, hourlyMedianWage, hourlyMeanWage, employment, jobsPer1000 } =
    place;
  const known = [annualMedianWage, annualMeanWage, hourlyMedianWage, hourlyMeanWage, employment, jobsPer1000];
  return (
    known.some((figure) => figure !== null) ||
    place.missing.annualMedianWage === 'topCoded' ||
    hasSpread(place)
  );
}

/** Whether a place is a metropolitan area: the nation and the state have codes of two digits. */
export function isMetro({ areaId }: WageResult): boolean {
  return areaId.length > 2;
}

const STEPS = [10_000, 20_000, 50_000, 100_000, 200_000];
const MOST_STEPS = 5;

/** Marks of a scale in dollars that starts at zero and has room for the highest of the amounts, at most five steps. */
export function scaleOf(amounts: readonly (number | null)[]): number[] {
  const highest = Math.max(0, ...amounts.map((amount) => amount ?? 0));
  const step = STEPS.find((size) => highest <= size * MOST_STEPS) ?? Math.ceil(highest / MOST_STEPS);
  const steps = Math.max(Math.ceil(highest / step), 1);
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}

export interface MissingGroup {
  reason: MissingReason;
  /** Names of the places, in their order. */
  places: string[];
}

/** Why figures are missing, each reason once with the places it is true of. */
export function missingGroups(places: readonly WageResult[], fields: readonly WageField[]): MissingGroup[] {
  const groups = new Map<MissingReason, Set<string>>();
  for (const { area, missing } of places) {
    for (const field of fields) {
      const reason = missing[field];
      if (reason === undefined) continue;
      groups.set(reason, (groups.get(reason) ?? new Set()).add(area));
    }
  }
  return [...groups].map(([reason, names]) => ({ reason, places: [...names] }));
}

/** "Raleigh-Cary, NC" gives "Raleigh-Cary": everybody here knows the state. */
export function placeName(area: string): string {
  return area.replace(/, (NC|NC-SC|VA-NC|SC-NC)$/, '');
}
