import { enrichmentLevels, interestAreas, timeFrames, valuesOf } from '@longleaf/rules/enrichment/choices';
import { feeBands } from '@longleaf/rules/enrichment/fee-bands';
import { ENRICHMENT_RADIUS_MILES, enrichmentFilters } from '@longleaf/rules/enrichment/find-programs';
import { enrichmentPageSize, farthestMiles, mostEnrichmentPrograms } from '@longleaf/rules/enrichment/limits';
import { isCalendarDay } from '@longleaf/rules/profile/calendar-day';
import { z } from 'zod';
import { operation } from './operation.ts';
import { optionalText, wholeNumber } from './query-values.ts';
import { lastSearchPage, searchTermLength } from './search-limits.ts';

export const enrichmentMessages = {
  loadFailed: /*i18n*/ 'We could not load the programs.',
} as const;

const level = z.enum(valuesOf(enrichmentLevels));
const area = z.enum(valuesOf(interestAreas), /*i18n*/ 'Choose an interest area of the list.');
const timeFrame = z.enum(valuesOf(timeFrames), /*i18n*/ 'Use summer or schoolYear.');
const mostChosen = 20;

/** One value or several; null and empty text are none. */
const several = <Value>(one: z.ZodType<Value>) =>
  z.preprocess(
    (value) =>
      value === undefined || value === null || value === '' ? [] : Array.isArray(value) ? value : [value],
    z.array(one).max(mostChosen, /*i18n*/ 'Choose at most 20.'),
  );

/** A box that is ticked or not. What is not ticked asks for nothing. */
const ticked = z.preprocess((value) => {
  if (value === undefined || value === null) return false;
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const text = String(value).toLowerCase();
  if (['true', '1'].includes(text)) return true;
  return ['false', '0', ''].includes(text) ? false : value;
}, z.boolean(/*i18n*/ 'Use true or false.'));

const day = optionalText(
  z
    .string(/*i18n*/ 'Give a day such as 2027-06-14.')
    .transform((text) => text.slice(0, 10))
    .refine(isCalendarDay, /*i18n*/ 'Give a day such as 2027-06-14.'),
);

const dollars = (least: number) =>
  optionalText(
    z.coerce
      .number(/*i18n*/ 'Give whole dollars.')
      .int(/*i18n*/ 'Give whole dollars.')
      .min(least, /*i18n*/ 'Give whole dollars.')
      .max(1_000_000, /*i18n*/ 'Give whole dollars.'),
  );

const feeRange = z.coerce
  .number(/*i18n*/ 'Use 0 to 5.')
  .int(/*i18n*/ 'Use 0 to 5.')
  .min(0, /*i18n*/ 'Use 0 to 5.')
  .max(feeBands.length - 1, /*i18n*/ 'Use 0 to 5.');

const around = z
  .object({
    /** Miles; it needs a ZIP code. */
    radius: z.preprocess(
      (value) => (value === null || value === '' ? undefined : value),
      z.coerce
        .number(/*i18n*/ 'Give whole miles from 1 to 500.')
        .int(/*i18n*/ 'Give whole miles from 1 to 500.')
        .min(1, /*i18n*/ 'Give whole miles from 1 to 500.')
        .max(farthestMiles, /*i18n*/ 'Give whole miles from 1 to 500.')
        .default(ENRICHMENT_RADIUS_MILES),
    ),
    /** Applies only when it has exactly five characters (VAL-068). */
    zipCode: optionalText(z.coerce.string().trim().max(searchTermLength)),
  })
  .nullish();

const paging = {
  pageNumber: wholeNumber(1, lastSearchPage),
  pageSize: wholeNumber(enrichmentPageSize, mostEnrichmentPrograms),
};

/** The filter object (ENT-415 to 435); `deadlineSoon` and `facets` are the project's own. */
export const enrichmentFilter = z.object({
  name: optionalText(z.string().trim().max(searchTermLength)),
  interestArea: several(area),
  hostCampus: optionalText(z.coerce.string().trim().max(searchTermLength)),
  minFee: dollars(0),
  maxFee: dollars(-1),
  feeRange: several(feeRange),
  hasScholarship: ticked,
  overnight: ticked,
  preK: ticked,
  elementarySchool: ticked,
  middleSchool: ticked,
  highSchool: ticked,
  college: ticked,
  startDate: day,
  endDate: day,
  deadline: day,
  deadlineSoon: ticked,
  timeFrame: several(timeFrame),
  search: around,
  facets: ticked,
  ...paging,
});
/** What may be sent: what is left out asks for nothing. */
export type EnrichmentFilterBody = Partial<z.input<typeof enrichmentFilter>>;

/** A program as its card shows it (ENT-409 to 413); null is not known. */
export const enrichmentCard = z.object({
  id: z.int(),
  name: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** A drawing of the land where it is. */
  imagePath: z.string(),
  host: z.string(),
  hostCampus: z.object({ value: z.string(), name: z.string() }),
  city: z.string().nullable(),
  levels: z.array(level),
  who: z.string().nullable(),
  interestAreas: z.array(area),
  minFee: z.int().nullable(),
  maxFee: z.int().nullable(),
  hasScholarship: z.boolean().nullable(),
  overnight: z.boolean().nullable(),
  timeFrames: z.array(timeFrame),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  deadline: z.string().nullable(),
  /** The month of the deadline in the year of the source, where no day is known. */
  deadlineMonth: z.int().nullable(),
  address: z.string().nullable(),
  /** Where it was read, and of which year that is. */
  source: z.string(),
  year: z.int(),
  /** Miles from the ZIP code of the search; null without one. */
  distance: z.number().nullable(),
});
export type EnrichmentCard = z.output<typeof enrichmentCard>;

const number = z.int();
const counts = z.record(z.string(), number);

/** How many programs there would be with each choice, all other filters as they are. */
const facets = z.object({
  levels: counts,
  interestAreas: counts,
  feeRanges: counts,
  timeFrames: counts,
  hasScholarship: number,
  overnight: number,
  deadlineSoon: number,
  hostCampuses: z.array(z.object({ value: z.string(), name: z.string(), programs: number })),
  /** Without one filter: what taking it off would give. */
  without: z.record(z.enum(enrichmentFilters), number),
});
export type EnrichmentFacets = z.output<typeof facets>;

/** GAP-132: a total beside the stated key. */
const found = z.object({
  enrichmentPrograms: z.array(enrichmentCard),
  totalItems: number,
  /** Of all programs that pass, how many have no place on a map. */
  withoutPlace: number,
  /** Where the ZIP code of the search is; null without one. */
  near: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** True when nobody knows where this ZIP code is: distance is not used then. */
  unknownZip: z.boolean(),
  facets: facets.optional(),
});
export type EnrichmentFound = z.output<typeof found>;

export const enrichmentOperations = {
  allPrograms: operation({
    id: 'API-179',
    method: 'GET',
    path: '/StudentEnrichment/allPrograms',
    policy: 'public',
    cache: 'catalog',
    summary: 'All enrichment programs by name, 25 a page',
    query: z.object(paging),
    response: found,
  }),
  filterPrograms: operation({
    id: 'API-180',
    method: 'POST',
    path: '/StudentEnrichment/filterPrograms',
    policy: 'public',
    cache: 'catalog',
    summary: 'Enrichment programs that pass every filter, the nearest first where a ZIP code is given',
    body: z.preprocess((value) => value ?? {}, enrichmentFilter),
    response: found,
  }),
};
