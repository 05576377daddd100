import { receiptKinds } from '@longleaf/rules/receipts/kinds';
import { index, integer, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * That somebody sent something: what, to whom, when. One for each thing, however often it was sent again by a repeat. It
 * names what it is about itself, so that it says the same when the application is gone.
 */
export const receipts = portal.table(
  'receipts',
  {
    reference: text().primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    kind: text({ enum: receiptKinds }).notNull(),
    /** The id of what was sent: of an application, a request, a task, an invitation; 0 for a page. */
    subject: integer().notNull(),
    /** Tells one sending of the same subject from another: a digest of the file, the number of the letter, the page and day. */
    version: text().notNull().default(''),
    collegeId: integer('college_id'),
    /** The kind of application, the type of transcript or the key of the task. */
    part: text(),
    title: text().notNull().default(''),
    recipientName: text('recipient_name'),
    recipientEmail: text('recipient_email'),
    sentAt: moment('sent_at').notNull(),
    takenBackAt: moment('taken_back_at'),
  },
  (table) => [
    uniqueIndex('receipts_once').on(table.personId, table.kind, table.subject, table.version),
    index('receipts_of').on(table.personId, table.sentAt),
  ],
);

export const keptReceipts = personal(receipts, {
  owner: receipts.personId,
  title: /*i18n*/ 'Receipts for what you sent',
  keepsBack: ['personId', 'version'],
  reads: {
    reference: /*i18n*/ 'Reference number',
    kind: /*i18n*/ 'What',
    part: /*i18n*/ 'Which',
    title: /*i18n*/ 'Name',
    collegeId: /*i18n*/ 'College',
    recipientName: /*i18n*/ 'To',
    recipientEmail: /*i18n*/ 'Email',
    sentAt: /*i18n*/ 'Sent on',
    takenBackAt: /*i18n*/ 'Taken back on',
  },
  inFileAlone: ['subject'],
});
