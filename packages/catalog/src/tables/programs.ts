import { boolean, doublePrecision, index, integer, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { college } from './college.ts';
import { catalog } from './schema.ts';

const ownedBy = () =>
  integer('college_id')
    .notNull()
    .references(() => college.id, { onDelete: 'cascade' });

/** A field of study (6-digit CIP) that a college offers at an award level, with the awards of the year. */
export const program = catalog.table(
  'program',
  {
    collegeId: ownedBy(),
    cip: text('cip').notNull(),
    awardLevel: smallint('award_level').notNull(),
    awards: integer('awards').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.cip, table.awardLevel] }),
    index('program_cip').on(table.cip),
  ],
);

/** No longer filled: an older copy may still load it while both run. It goes with the next version. */
export const programFamily = catalog.table(
  'program_family',
  {
    collegeId: ownedBy(),
    family: text('family').notNull(),
    shareOfAwards: doublePrecision('share_of_awards'),
    certificateUnder1Year: smallint('certificate_under_1_year'),
    certificate1To2Years: smallint('certificate_1_to_2_years'),
    associate: smallint('associate'),
    certificate2To4Years: smallint('certificate_2_to_4_years'),
    bachelor: smallint('bachelor'),
  },
  (table) => [primaryKey({ columns: [table.collegeId, table.family] })],
);

/** Addresses of programs (6-digit CIP); those with `is_current` false lead to the present one. None is given twice. */
export const programUrlName = catalog.table(
  'program_url_name',
  {
    urlName: text('url_name').primaryKey(),
    cip: text('cip').notNull(),
    isCurrent: boolean('is_current').notNull(),
  },
  (table) => [index('program_url_name_cip').on(table.cip)],
);
