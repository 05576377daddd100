import { pgSchema, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

export const portal = pgSchema('portal');

/**
 * One row per person who has used the API. Everything a person owns refers to `id`; the provider's own name for
 * them is kept here only, so that another sign-in provider can take the first one's place.
 */
export const people = portal.table(
  'people',
  {
    id: uuid().primaryKey().defaultRandom(),
    issuer: text().notNull(),
    subject: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('people_issuer_subject').on(table.issuer, table.subject)],
);
