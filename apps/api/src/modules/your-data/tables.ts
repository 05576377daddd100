import { index, timestamp, uuid } from 'drizzle-orm/pg-core';
import { personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';

/** People who asked to delete their account, until it is done or they changed their mind. */
export const personDeletions = portal.table(
  'person_deletions',
  {
    personId: uuid('person_id')
      .primaryKey()
      .references(() => people.id, { onDelete: 'cascade' }),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    deleteAfter: timestamp('delete_after', { withTimezone: true }).notNull(),
  },
  (table) => [index('person_deletions_due').on(table.deleteAfter)],
);

export const keptDeletions = personal(personDeletions, {
  owner: personDeletions.personId,
  title: /*i18n*/ 'Deleting your account',
  keepsBack: ['personId'],
  reads: {
    requestedAt: /*i18n*/ 'Asked on',
    deleteAfter: /*i18n*/ 'Deleted on',
  },
});
