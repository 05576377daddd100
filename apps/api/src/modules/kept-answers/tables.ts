import { index, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';

/** What calls with an Idempotency-Key were answered, for a day. */
export const keptAnswers = portal.table(
  'kept_answers',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    operation: text().notNull(),
    key: text().notNull(),
    /** What was asked, digested. */
    fingerprint: text().notNull(),
    /** JSON; null for an answer without content, and until the call is done. */
    answer: text(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.operation, table.key] }),
    index('kept_answers_made_at').on(table.madeAt),
  ],
);

/** A copy, for a day, of what the other tables hold. */
export const keptKeptAnswers = personal(keptAnswers, {
  owner: keptAnswers.personId,
  title: null,
  keepsBack: ['personId', 'operation', 'key', 'fingerprint', 'answer', 'madeAt'],
});
