import { boolean, index, integer, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';

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
  (table) => [unique('prospects_once').on(table.personId, table.applicationDefinitionId)],
);

/** Every change to a prospect, so that it can be told what a college was sent and when. */
export const prospectChanges = portal.table(
  'prospect_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    prospectId: integer('prospect_id')
      .notNull()
      .references(() => prospects.id, { onDelete: 'cascade' }),
    change: text({ enum: ['asked', 'taken back'] }).notNull(),
    source: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('prospect_changes_of').on(table.prospectId)],
);

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
  partOf: { key: prospectChanges.prospectId, row: prospects.id },
  title: /*i18n*/ 'When you asked, and changes',
  keepsBack: ['prospectId'],
  reads: {
    change: /*i18n*/ 'What you did',
    at: /*i18n*/ 'When',
  },
  inFileAlone: ['id', 'source'],
});
