import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { impersonal, personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The orders of a day, as those who send them get them. */
export const orderFiles = portal.table(
  'order_files',
  {
    id: uuid().primaryKey(),
    /** In Eastern time. */
    day: date({ mode: 'string' }).notNull(),
    /** How many orders. */
    orders: integer().notNull(),
    madeAt: moment('made_at').notNull(),
    /** When it was handed over; null while it waits. */
    sentAt: moment('sent_at'),
  },
  (table) => [unique('order_files_once').on(table.day)],
);

/** What stands in a file, in pieces, sealed. They go after 30 days. */
export const orderFileParts = portal.table(
  'order_file_parts',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => orderFiles.id, { onDelete: 'cascade' }),
    /** 0 the first. */
    number: integer().notNull(),
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.number] })],
);

/** Orders of printed materials. Those of people who were not signed in are nobody's, and go 30 days after they were handed over. */
export const orders = portal.table(
  'orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: uuid('person_id').references(() => people.id, { onDelete: 'cascade' }),
    reference: text().notNull(),
    /** The captcha that it was sent with: each is good for one order. */
    captcha: text().notNull(),
    /** Items and address as JSON, sealed with a key outside the database. */
    details: bytes().notNull(),
    orderedAt: moment('ordered_at').notNull(),
    mailed: boolean().notNull(),
    /** The file that it stands in; null while it waits. */
    fileId: uuid('file_id').references(() => orderFiles.id),
  },
  (table) => [
    unique('orders_reference').on(table.reference),
    unique('orders_captcha').on(table.captcha),
    index('orders_person').on(table.personId, table.id),
    index('orders_file').on(table.fileId),
    index('orders_waiting')
      .on(table.id)
      .where(sql`file_id is null`),
  ],
);

/** How many pieces were ordered of what there is a stock of. */
export const orderStock = portal.table('order_stock', {
  productId: text('product_id').primaryKey(),
  ordered: integer().notNull(),
});

export const keptOrderFiles = impersonal(
  orderFiles,
  'How many orders were handed over on which day to those who send them.',
);
export const keptOrderFileParts = impersonal(
  orderFileParts,
  'The orders of a day, sealed, for 30 days; whoever was signed in finds theirs in their orders.',
);
export const keptOrderStock = impersonal(orderStock, 'How many pieces of a product were ordered in all.');

export const keptOrders = personal(orders, {
  owner: orders.personId,
  title: /*i18n*/ 'Printed materials you ordered',
  keepsBack: ['personId', 'captcha'],
  reads: {
    reference: /*i18n*/ 'Reference code',
    orderedAt: /*i18n*/ 'When',
    details: /*i18n*/ 'What, and where to',
    mailed: /*i18n*/ 'We emailed you a copy',
  },
  inFileAlone: ['id', 'fileId'],
});
