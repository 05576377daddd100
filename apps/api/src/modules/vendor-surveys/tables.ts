import type { VendorResult } from '@longleaf/contract/vendor-surveys';
import { index, integer, jsonb, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';

const owner = () =>
  uuid('person_id')
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What the vendor knows a person by (ENT-138, `heSUserId`), from their first way there on. */
export const vendorNames = portal.table('vendor_names', {
  personId: owner().primaryKey(),
  name: text().notNull().unique('vendor_names_once'),
  givenAt: moment('given_at').notNull(),
});

/** What came of the vendor's surveys. */
export const vendorResults = portal.table(
  'vendor_results',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: owner(),
    configId: integer('config_id').notNull(),
    /** The vendor's own id of the result: a repeat is known by it. */
    vendorResultId: text('vendor_result_id').notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    areas: jsonb().$type<VendorResult['areas']>().notNull(),
    completedAt: moment('completed_at').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    unique('vendor_results_once').on(table.personId, table.vendorResultId),
    index('vendor_results_of').on(table.personId, table.configId, table.completedAt.desc()),
  ],
);

/** Where the vendor said that a person has no license (ST-213). */
export const vendorRefusals = portal.table(
  'vendor_refusals',
  {
    personId: owner(),
    configId: integer('config_id').notNull(),
    refusedAt: moment('refused_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.configId] })],
);

export const keptVendorNames = personal(vendorNames, {
  owner: vendorNames.personId,
  title: /*i18n*/ 'What our partner for surveys knows you by',
  keepsBack: ['personId'],
  reads: { name: /*i18n*/ 'Name there', givenAt: /*i18n*/ 'Given on' },
});

export const keptVendorResults = personal(vendorResults, {
  owner: vendorResults.personId,
  title: /*i18n*/ 'Results of surveys of our partner',
  keepsBack: ['personId'],
  reads: {
    configId: /*i18n*/ 'Survey',
    title: /*i18n*/ 'Result',
    summary: /*i18n*/ 'In short',
    areas: /*i18n*/ 'Areas',
    completedAt: /*i18n*/ 'Finished on',
  },
  inFileAlone: ['id', 'vendorResultId', 'receivedAt'],
});

export const keptVendorRefusals = personal(vendorRefusals, {
  owner: vendorRefusals.personId,
  title: /*i18n*/ 'Surveys that our partner refused',
  keepsBack: ['personId'],
  reads: { configId: /*i18n*/ 'Survey', refusedAt: /*i18n*/ 'Refused on' },
});
