import { customType, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { impersonal, personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The state's list of students, as it was imported last. Nothing of it can be read without the key outside the database. */
export const listedStudents = portal.table('listed_students', {
  /** Digest, with a key, of student number and last name. */
  digest: bytes().primaryKey(),
  /** Number, last name, code of the high school and which colleges, sealed. */
  student: bytes().notNull(),
});

export const keptListedStudents = impersonal(
  listedStudents,
  'It is not known whose row it is before somebody looks with the same number and last name; what they find is told them then.',
);

/** The number and last name that somebody looked with last. */
export const listLooks = portal.table('list_looks', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  /** Number and last name, sealed. */
  asked: bytes().notNull(),
  lookedAt: timestamp('looked_at', { withTimezone: true }).notNull(),
});

export const keptListLooks = personal(listLooks, {
  owner: listLooks.personId,
  title: /*i18n*/ 'Looking for direct admission',
  keepsBack: ['personId'],
  reads: { lookedAt: /*i18n*/ 'Looked on', asked: /*i18n*/ 'What you looked up with' },
});

/** Looks that found nothing, counted for each person, number and network, so that nobody can guess. */
export const listTries = portal.table('list_tries', {
  /** The kind of counter, and a digest of whose it is. */
  key: text().primaryKey(),
  failures: integer().notNull(),
  lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  blockedUntil: timestamp('blocked_until', { withTimezone: true }).notNull(),
});

export const keptListTries = impersonal(
  listTries,
  'Counters under digests with a key; they are removed after a day.',
);
