import type { ToldPart } from '@longleaf/rules/recruiting/told';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A person who asked a college to recruit them. Taking it back keeps the row, switched off. */
export const prospects = portal.table(
  'prospects',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    applicationDefinitionId: integer('application_definition_id').notNull(),
    source: text().notNull(),
    isActive: boolean('is_active').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('prospects_once').on(table.personId, table.applicationDefinitionId),
    index('prospects_of_college').on(table.applicationDefinitionId, table.id),
  ],
);

/** Every change to a prospect, with the consent to it, so that it can be said what a college was told and when. */
export const prospectChanges = portal.table(
  'prospect_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    prospectId: integer('prospect_id')
      .notNull()
      .references(() => prospects.id, { onDelete: 'cascade' }),
    change: text({ enum: ['asked', 'told more', 'taken back'] }).notNull(),
    source: text().notNull(),
    /** What was agreed that the college is told, and the words; null where nothing was, and before they were kept. */
    told: jsonb().$type<readonly ToldPart[]>(),
    words: text(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('prospect_changes_of').on(table.prospectId)],
);

/** What somebody lets colleges know besides how to reach them; asked once. */
export const prospectDetails = portal.table('prospect_details', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  /** As JSON, sealed with a key outside the database. */
  details: bytes().notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
});

export const keptProspects = personal(prospects, {
  owner: prospects.personId,
  title: /*i18n*/ 'Colleges that you asked to recruit you',
  keepsBack: ['personId'],
  reads: {
    applicationDefinitionId: /*i18n*/ 'College',
    isActive: /*i18n*/ 'You still ask it',
    createdAt: /*i18n*/ 'Asked on',
    changedAt: /*i18n*/ 'Last changed',
  },
  inFileAlone: ['id', 'source'],
});

export const keptProspectChanges = personal(prospectChanges, {
  owner: prospects.personId,
  partOf: {
    key: prospectChanges.prospectId,
    row: prospects.id,
    tells: { applicationDefinitionId: /*i18n*/ 'College' },
  },
  title: /*i18n*/ 'When you asked, and changes',
  keepsBack: ['prospectId'],
  reads: {
    change: /*i18n*/ 'What you did',
    at: /*i18n*/ 'When',
    told: /*i18n*/ 'What the college is told',
    words: /*i18n*/ 'What you agreed to',
  },
  inFileAlone: ['id', 'source'],
});

export const keptProspectDetails = personal(prospectDetails, {
  owner: prospectDetails.personId,
  title: /*i18n*/ 'What you let colleges know',
  keepsBack: ['personId'],
  reads: { savedAt: /*i18n*/ 'Saved on', details: /*i18n*/ 'What you wrote' },
});
