import type { ToldPart } from '@longleaf/rules/recruiting/told';
import { sql } from 'drizzle-orm';
import {
  customType,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { impersonal, personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The file that a college gets on a day. */
export const prospectFiles = portal.table(
  'prospect_files',
  {
    id: uuid().primaryKey(),
    collegeId: integer('college_id').notNull(),
    /** In Eastern time. */
    day: date({ mode: 'string' }).notNull(),
    /** How many prospects it tells of. */
    rows: integer().notNull(),
    madeAt: moment('made_at').notNull(),
    /** When it was handed over; null while it waits. */
    sentAt: moment('sent_at'),
  },
  (table) => [
    unique('prospect_files_once').on(table.collegeId, table.day),
    index('prospect_files_waiting')
      .on(table.madeAt)
      .where(sql`sent_at is null`),
  ],
);

/** What stands in a file, in pieces, so that none is held in memory as a whole. They go after 30 days. */
export const prospectFileParts = portal.table(
  'prospect_file_parts',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => prospectFiles.id, { onDelete: 'cascade' }),
    /** 0 the first. */
    number: integer().notNull(),
    /** CSV, sealed with a key outside the database. */
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.number] })],
);

/** What a college was told of somebody, and when: one row for each time. It is what the owner can look up later. */
export const prospectSendings = portal.table(
  'prospect_sendings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => prospectFiles.id, { onDelete: 'cascade' }),
    collegeId: integer('college_id').notNull(),
    action: text({ enum: ['new', 'update', 'withdrawal'] }).notNull(),
    source: text({ enum: ['Application', 'College Recruiter', 'CRP', 'TAAP'] }).notNull(),
    /** Of a request to be recruited. No key: that row goes with the person, as this one does. */
    prospectId: integer('prospect_id'),
    /** The latest change of that request, or the revision of that form, that it knew of; null for forms of before. */
    changeId: integer('change_id'),
    /** Of a form of a pool. */
    poolFormId: integer('pool_form_id'),
    /** Which parts; null for a form, which is told whole. */
    told: jsonb().$type<readonly ToldPart[]>(),
    at: moment('at').notNull(),
  },
  (table) => [
    unique('prospect_sendings_of_file').on(table.fileId, table.prospectId),
    index('prospect_sendings_of_forms')
      .on(table.collegeId, table.poolFormId, table.id)
      .where(sql`pool_form_id is not null`),
    index('prospect_sendings_of_prospect').on(table.prospectId, table.id),
    index('prospect_sendings_person').on(table.personId),
  ],
);

/** That somebody whom a college was told of is gone from here. Nothing leads to who it was but what the college has. */
export const prospectFarewells = portal.table(
  'prospect_farewells',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    collegeId: integer('college_id').notNull(),
    /** As it stood in the files of that college. */
    prospect: text().notNull(),
    source: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('prospect_farewells_college').on(table.collegeId)],
);

export const keptProspectFarewells = impersonal(
  prospectFarewells,
  'That a college is to be told of the end of an account, by a number that says nothing of whose it was.',
);
export const keptProspectFiles = impersonal(
  prospectFiles,
  'Which college got a file on which day, and how many it tells of.',
);
export const keptProspectFileParts = impersonal(
  prospectFileParts,
  'What was told of many people to one college, sealed, for 30 days; each finds their part in what colleges were told.',
);

export const keptProspectSendings = personal(prospectSendings, {
  owner: prospectSendings.personId,
  title: /*i18n*/ 'What colleges were told about you',
  keepsBack: ['personId'],
  reads: {
    collegeId: /*i18n*/ 'College',
    action: /*i18n*/ 'What it was told',
    told: /*i18n*/ 'Of what',
    at: /*i18n*/ 'When',
  },
  inFileAlone: ['id', 'fileId', 'source', 'prospectId', 'changeId', 'poolFormId'],
});
