import { index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts, identity } from './tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Links that set a new password: only digests of their tokens, for an hour. A used link is gone. */
export const resetLinks = identity.table(
  'reset_links',
  {
    digest: text('digest').primaryKey(),
    /** The job that made the link, so that a job that runs twice makes one. */
    requestId: uuid('request_id').notNull().unique(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Where it was sent: once the account's e-mail is another one, the link is worth nothing. */
    emailKey: text('email_key').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('reset_links_account').on(table.accountId, table.createdAt),
    index('reset_links_email').on(table.emailKey, table.createdAt),
  ],
);
