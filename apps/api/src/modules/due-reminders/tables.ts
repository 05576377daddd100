import { customType, date, index, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The people who asked for mails about what is due. Nobody else gets any. */
export const reminderChoices = portal.table('reminder_choices', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
  /** The first morning with a mail. */
  firstDay: date('first_day').notNull(),
});

/**
 * The days that are done: one row for a person and a day, made with the mail of that day or because nothing was due. Of the
 * secret in the mail's link only the digest is kept.
 */
export const reminderDays = portal.table(
  'reminder_days',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    /** Null where there was no mail. */
    tokenDigest: bytes('token_digest').unique('reminder_days_link'),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.day] }),
    index('reminder_days_by_day').on(table.day),
  ],
);

export const keptReminderChoices = personal(reminderChoices, {
  owner: reminderChoices.personId,
  title: /*i18n*/ 'Emails about what is due',
  keepsBack: ['personId'],
  reads: { chosenAt: /*i18n*/ 'Since' },
  inFileAlone: ['firstDay'],
});

export const keptReminderDays = personal(reminderDays, {
  owner: reminderDays.personId,
  title: /*i18n*/ 'Days on which we checked what is due for you',
  keepsBack: ['personId', 'tokenDigest'],
  reads: { day: /*i18n*/ 'Day' },
});
