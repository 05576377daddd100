import { date, integer } from 'drizzle-orm/pg-core';
import { impersonal } from '../people/personal-data.ts';
import { portal } from '../people/tables.ts';

/** How often college search was used on a day (US Eastern). No person, no address, no search. */
export const searchUsage = portal.table('search_usage', {
  day: date().primaryKey(),
  uses: integer().notNull(),
});

export const keptUsage = impersonal(searchUsage, 'Days and how often; nothing leads to a person.');
