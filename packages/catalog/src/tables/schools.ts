import { boolean, integer, text } from 'drizzle-orm/pg-core';
import { catalog } from './schema.ts';

/** High schools of North Carolina from the state's directory and from imports. Ids are the project's own and stay. */
export const school = catalog.table('school', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  city: text('city').notNull(),
  county: text('county'),
  zip: text('zip'),
  /** The state's own code of the school. */
  stateCode: text('state_code'),
  /** public, charter or private. */
  control: text('control'),
  schoolType: text('school_type'),
  gradeSpan: text('grade_span'),
  website: text('website'),
  /** False once an import no longer names it: it stays for those who chose it, and is offered to nobody else. */
  isListed: boolean('is_listed').notNull().default(true),
});

/**
 * The College Board's and the nation's codes of high schools. A table of its own because it has a licence of its own
 * (CC BY-SA 4.0); schools that only it knows are here with their names.
 */
export const schoolCode = catalog.table('school_code', {
  schoolId: integer('school_id').primaryKey(),
  ceebCode: text('ceeb_code'),
  ncesSchoolId: text('nces_school_id'),
  name: text('name'),
  city: text('city'),
  county: text('county'),
  zip: text('zip'),
  control: text('control'),
});

/** The county of each ZIP code of North Carolina, by its code 001 to 100. Some ZIP codes reach into a second one. */
export const zipCounty = catalog.table('zip_county', {
  zip: text('zip').primaryKey(),
  county: text('county').notNull(),
});
