import { benchmarkKinds } from '@longleaf/rules/colleges/benchmark';
import { changeKinds } from '@longleaf/rules/colleges/change';
import { degreeTypes } from '@longleaf/rules/colleges/degrees';
import type { FigureGroup, Unit } from '@longleaf/rules/colleges/figures/figure';
import { profileSections } from '@longleaf/rules/colleges/figures/figure';
import { figureGroupKeys, figureGroups } from '@longleaf/rules/colleges/figures/groups';
import type { CollegeFigures, FigureGroupKey } from '@longleaf/rules/colleges/figures/groups';
import { z } from 'zod';
import { collegeCard } from './college-card.ts';
import { operation } from './operation.ts';
import type { Schema } from './operation.ts';
import { residency } from './residency.ts';

const optionalAddress = z.string().nullable();

function valueSchema(unit: Unit): z.ZodType {
  if (unit === 'flag') return z.boolean().nullable();
  return unit === 'text' ? z.string().nullable() : z.number().nullable();
}

function groupSchema(group: FigureGroup): z.ZodType {
  return z.object({
    section: z.enum(profileSections),
    label: z.string(),
    /** Who published the figures, and for which year. */
    source: z.string(),
    sourceKey: z.string(),
    year: z.string(),
    values: z.object(
      Object.fromEntries(
        Object.entries(group.figures).map(([name, definition]) => [name, valueSchema(definition.unit)]),
      ),
    ),
  });
}

/** A group of figures of one college with where they come from. Null values were not reported. */
export interface ReportedGroup<Key extends FigureGroupKey> {
  section: (typeof profileSections)[number];
  label: string;
  source: string;
  sourceKey: string;
  year: string;
  values: CollegeFigures[Key];
}
export type ReportedFigures = { [Key in FigureGroupKey]: ReportedGroup<Key> };

const figures = z.object(
  Object.fromEntries(figureGroupKeys.map((key) => [key, groupSchema(figureGroups[key])])),
) as unknown as Schema<ReportedFigures, ReportedFigures> & z.ZodType<ReportedFigures, ReportedFigures>;

const majorWithName = z.object({
  programName: z.string(),
  degreeType: z.enum(degreeTypes),
  cipCode: z.string(),
  /** The program's page is `/programsMajors/{programUrlName}`; null for a code that is no longer in force. */
  programUrlName: z.string().nullable(),
  /** Awards of the year of the source; 0 means that it is offered but nobody finished it that year. */
  awards: z.int(),
});
export type MajorWithName = z.output<typeof majorWithName>;

/** What the college itself reported, each list empty when it reported nothing. */
const profile = z.object({
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  costFinancialAid: z.object({ availableLoanTypes: z.array(z.string()), paymentPlans: z.array(z.string()) }),
  videos: z.array(z.object({ pageSection: z.enum(['Videos', 'CampusTour']), videoURL: z.string() })),
  housingTypes: z.array(z.string()),
  extracurriculars: z.array(z.string()),
  /** Text of the college for a section, by section. */
  texts: z.record(z.string(), z.string()),
  /** The day the college sent it, or null. */
  reportedOn: z.string().nullable(),
});

/** A college with its profile (API-047, ENT-161 to 181) and the documented figures of its eight sections. */
export const campusProfileAnswer = z.object({
  id: z.int(),
  name: z.string(),
  shortName: z.string(),
  otherNames: z.array(z.string()),
  /** Names it had, and of colleges that became part of it, the oldest first. */
  formerNames: z.array(z.object({ name: z.string(), becamePart: z.boolean() })),
  urlName: z.string(),
  crossRoadsOrganizationId: z.int(),
  recruiterApplicationId: z.int(),
  collegeType: collegeCard.shape.collegeType,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  website: optionalAddress,
  isOpen: z.boolean(),
  /** What became of it, or was announced, for the top of the page; dates are days, months or years, as far as known. */
  change: z
    .object({
      kind: z.enum(changeKinds),
      closedOn: z.string().nullable(),
      announcedOn: z.string().nullable(),
      /** The college that it became part of, or will; without an address where we do not list it. */
      successor: z.object({ name: z.string(), urlName: z.string().nullable() }).nullable(),
    })
    .nullable(),
  address: z.object({
    street: z.string().nullable(),
    city: z.string(),
    state: z.string(),
    zip: z.string().nullable(),
    county: z.string().nullable(),
  }),
  phone: z.string().nullable(),
  level: collegeCard.shape.level,
  control: collegeCard.shape.control,
  campusSetting: z.string().nullable(),
  locale: z.string().nullable(),
  religion: z.string().nullable(),
  calendar: z.string().nullable(),
  highestDegree: z.string().nullable(),
  classification: z.string().nullable(),
  system: z.string().nullable(),
  openAdmission: z.boolean().nullable(),
  flags: collegeCard.shape.flags,
  links: z.object({
    admissions: optionalAddress,
    apply: optionalAddress,
    financialAid: optionalAddress,
    netPriceCalculator: optionalAddress,
    veterans: optionalAddress,
    disabilityServices: optionalAddress,
  }),
  majorsWithNames: z.array(majorWithName),
  majorCounts: z.array(z.object({ degreeType: z.enum(degreeTypes), programs: z.int(), awards: z.int() })),
  majorsSource: z.object({ source: z.string(), sourceKey: z.string(), year: z.string() }),
  sports: z.array(z.object({ sport: z.string(), men: z.boolean(), women: z.boolean() })),
  figures,
  /** Middle values of North Carolina's colleges of the same kind, by figure name; null where there is no such kind. */
  benchmark: z
    .object({ of: z.enum(benchmarkKinds), middle: z.record(z.string(), z.number().nullable()) })
    .nullable(),
  photos: z.int(),
  /** How many colleges the figures of pay are of together: one, or all campuses that share a federal number. */
  earningsOf: z.int(),
  profile,
  similar: z.array(collegeCard),
  card: collegeCard,
});

export type CampusProfile = z.output<typeof campusProfileAnswer>;

/** A college's url name, or its id as digits (GAP-068). */
export const collegeKey = z.string().min(1).max(200);

/** A college's profile. A former url name answers with the college; its `urlName` is the one in use. */
export const campusProfile = operation({
  id: 'API-047',
  method: 'GET',
  path: '/institutions/{urlName}/campusprofile',
  policy: 'public',
  cache: 'catalog',
  summary: 'A college with its profile and figures',
  params: z.object({ urlName: collegeKey }),
  query: z.object({ residency }),
  response: campusProfileAnswer,
});

/** Numeric institution ids to url names (CON-047, GAP-068). */
export const institutionUrlNames = operation({
  id: 'CON-047',
  method: 'GET',
  path: '/institutions/urlNames',
  policy: 'public',
  cache: 'catalog',
  summary: 'Institution ids and their url names',
  response: z.record(z.string(), z.string()),
});
