import { customType, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The address at which a person's calendar program reads what is due. Of its secret only the digest is kept. */
export const calendarFeeds = portal.table('calendar_feeds', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  tokenDigest: bytes('token_digest').notNull().unique('calendar_feeds_address'),
  /** That of the page on which it was made. */
  language: text().notNull(),
  madeAt: moment('made_at').notNull(),
  lastReadAt: moment('last_read_at'),
});

export const keptCalendarFeeds = personal(calendarFeeds, {
  owner: calendarFeeds.personId,
  title: /*i18n*/ 'Your due dates in a calendar app',
  keepsBack: ['personId', 'tokenDigest'],
  reads: { madeAt: /*i18n*/ 'Since', lastReadAt: /*i18n*/ 'Last read on' },
  inFileAlone: ['language'],
});
