import { date, integer } from 'drizzle-orm/pg-core';
import { portal } from '../people/tables.ts';

/** How often college search was used on a day (US Eastern). No person, no address, no search. */
export const searchUsage = portal.table('search_usage', {
  day: date().primaryKey(),
  uses: integer().notNull(),
});
