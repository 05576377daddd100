import { boolean, doublePrecision, integer, text } from 'drizzle-orm/pg-core';
import { catalog } from './schema.ts';

/** Enrichment programs: camps, clubs and courses for pupils. What is null is not known. */
export const enrichmentProgram = catalog.table('enrichment_program', {
  /** Stays with the program: people save it by this number. */
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  host: text('host').notNull(),
  /** UNITID of the college that hosts it; not a key, because other hosts have none and a list may be older than the directory. */
  collegeId: integer('college_id'),
  city: text('city'),
  zip: text('zip'),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  preK: boolean('pre_k'),
  elementarySchool: boolean('elementary_school'),
  middleSchool: boolean('middle_school'),
  highSchool: boolean('high_school'),
  college: boolean('college'),
  /** Whom it takes, in a sentence. */
  who: text('who'),
  /** Values of the list of interest areas, parted by commas. */
  interestAreas: text('interest_areas'),
  overnight: boolean('overnight'),
  /** Whole dollars, lowest and highest; 0 where it is free. */
  feeMin: integer('fee_min'),
  feeMax: integer('fee_max'),
  hasScholarship: boolean('has_scholarship'),
  /** 'summer', 'schoolYear', or both parted by a comma. */
  timeFrames: text('time_frames'),
  /** Days, such as 2027-06-14. */
  startsOn: text('starts_on'),
  endsOn: text('ends_on'),
  applyBy: text('apply_by'),
  /** The month of the deadline in the year that was read, 1 to 12, where no day is known. */
  applyByMonth: integer('apply_by_month'),
  /** Where the host tells of it. */
  address: text('address'),
  /** Where the row was read, and of which year that is. */
  source: text('source').notNull(),
  year: integer('year').notNull(),
});
