import { impersonal, personal } from './personal-data.ts';
import { customType, pgSchema, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

export const portal = pgSchema('portal');

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

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

/**
 * Marks of people who were deleted: a token of theirs that is still about must not make them anew. Only a digest of the
 * provider's name for them is kept, and only for a month.
 */
export const endedPeople = portal.table('ended_people', {
  digest: bytes('digest').primaryKey(),
  endedAt: timestamp('ended_at', { withTimezone: true }).notNull(),
});

/** Ids alone; who they are is told by the account. */
export const keptPeople = personal(people, {
  owner: people.id,
  title: null,
  keepsBack: ['id', 'issuer', 'subject', 'createdAt'],
});

export const keptEndedPeople = impersonal(endedPeople, 'Digests of people who are gone, for a month.');
