import { customType, index, integer, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const mail = pgSchema('mail');

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Mail to be sent, and for 30 days that it was. Recipient, subject and words are sealed, and gone once the mail is
 * sent or given up.
 */
export const outbox = mail.table(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    /** The program whose key opens the letter. */
    owner: text('owner').notNull(),
    /** What kind of letter, such as `password-reset`; for counting. */
    kind: text('kind').notNull(),
    sealed: bytes('sealed'),
    /**
     * `queued`: to be sent. `sending`: one worker has it. `sent`. `refused`: the mail server will never take it.
     * `uncertain`: the connection broke while it was handed over, so it may have arrived; it is not sent again.
     * `given-up`: tried for days without reaching the mail server.
     */
    state: text('state', { enum: ['queued', 'sending', 'sent', 'refused', 'uncertain', 'given-up'] })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    /** Code of the last failure; never an address. */
    trouble: text('trouble'),
    createdAt: moment('created_at').notNull().defaultNow(),
    claimedAt: moment('claimed_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [index('outbox_state').on(table.state, table.createdAt)],
);
