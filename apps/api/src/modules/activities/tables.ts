import type { ActivitySection } from '@longleaf/rules/activities/sections';
import type { ItemValues } from '@longleaf/rules/activities/item-values';
import { index, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';

/** What people do outside class: one row for each item of the eight sections. */
export const activityItems = portal.table(
  'activity_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    section: text().$type<ActivitySection>().notNull(),
    /** The fields of the section without the id; the contract says which (`itemSchemas`). */
    item: jsonb().$type<ItemValues>().notNull(),
    /** The person's own words for forms of other applications, which take few letters. */
    shortText: text('short_text').notNull().default(''),
    /** Smaller ones come first; of two that are the same the newer one does. */
    position: integer().notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('activity_items_of').on(table.personId, table.section, table.position)],
);

export const keptActivityItems = personal(activityItems, {
  owner: activityItems.personId,
  title: /*i18n*/ 'Activities and interests',
  keepsBack: ['personId'],
  reads: {
    section: /*i18n*/ 'Section',
    item: /*i18n*/ 'What you wrote',
    shortText: /*i18n*/ 'In short',
    addedAt: /*i18n*/ 'Added on',
  },
  inFileAlone: ['id', 'position'],
});
