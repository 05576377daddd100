import { boolean, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { college } from './college.ts';
import { catalog } from './schema.ts';

/**
 * What a college says of applying to it, one row for each kind of application. A college without a row has applications
 * all the same: what is null here is not known, or is taken from its federal report.
 */
export const collegeApplication = catalog.table(
  'college_application',
  {
    collegeId: integer('college_id')
      .notNull()
      .references(() => college.id, { onDelete: 'cascade' }),
    /** An `ApplicationKind`. */
    kind: text('kind').notNull(),
    /** Days, such as 2027-01-15. */
    opensOn: text('opens_on'),
    earlyOn: text('early_on'),
    closesOn: text('closes_on'),
    /** Whole dollars; 0 where there is none. */
    fee: integer('fee'),
    /** Where one applies. */
    address: text('address'),
    /** False where the college takes no transcripts from the portal. */
    receivesTranscripts: boolean('receives_transcripts'),
    /** Where the row was read. */
    source: text('source'),
  },
  (table) => [primaryKey({ columns: [table.collegeId, table.kind] })],
);

/** Which colleges take students by direct admission, one row for each year in which one starts there. */
export const directAdmission = catalog.table(
  'direct_admission',
  {
    collegeId: integer('college_id')
      .notNull()
      .references(() => college.id, { onDelete: 'cascade' }),
    /** A college year, such as 2026-27. */
    entryYear: text('entry_year').notNull(),
    /** Where the row was read. */
    source: text('source').notNull(),
  },
  (table) => [primaryKey({ columns: [table.collegeId, table.entryYear] })],
);
