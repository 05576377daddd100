import type { CollegeFigures } from '@longleaf/rules/colleges/figures/groups';
import type { ChangeKind } from '@longleaf/rules/colleges/change';
import type { Major } from './majors.ts';

/** The row of a college as the database has it, by column name. */
export interface CollegeRow {
  readonly street: string | null;
  readonly zip: string | null;
  readonly county_name: string | null;
  readonly phone: string | null;
  readonly website: string | null;
  readonly admissions_url: string | null;
  readonly application_url: string | null;
  readonly financial_aid_url: string | null;
  readonly net_price_calculator_url: string | null;
  readonly veterans_url: string | null;
  readonly disability_services_url: string | null;
  readonly locale_code: number | null;
  readonly calendar_code: number | null;
  readonly highest_degree_code: number | null;
  readonly carnegie_2021_code: number | null;
  readonly system_name: string | null;
}

/** The columns of `CollegeRow`. */
export const collegeColumns = [
  'street',
  'zip',
  'county_name',
  'phone',
  'website',
  'admissions_url',
  'application_url',
  'financial_aid_url',
  'net_price_calculator_url',
  'veterans_url',
  'disability_services_url',
  'locale_code',
  'calendar_code',
  'highest_degree_code',
  'carnegie_2021_code',
  'system_name',
] as const satisfies readonly (keyof CollegeRow)[];

/** What became of a college, or was announced. Dates are days, months or years. */
export interface CollegeChange {
  readonly kind: ChangeKind;
  readonly closedOn: string | null;
  readonly announcedOn: string | null;
  readonly successorId: number | null;
  readonly successorName: string | null;
}

/** All that the catalogue knows about one college beyond its card. */
export interface CollegeProfile {
  readonly college: CollegeRow;
  readonly change: CollegeChange | null;
  readonly figures: CollegeFigures;
  readonly majors: readonly Major[];
  readonly sports: readonly { sport: string; men: boolean; women: boolean }[];
  readonly report: Readonly<Record<string, unknown>>;
  readonly reportedOn: string | null;
  readonly photos: number;
  /** How many colleges the figures of pay are of together: one, or all campuses under one federal number. */
  readonly earningsOf: number;
}
