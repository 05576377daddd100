import { boolean, doublePrecision, index, primaryKey, text } from 'drizzle-orm/pg-core';
import { catalog } from './schema.ts';

/** Titles of the Classification of Instructional Programs: 2, 4 and 6 digits. */
export const cip = catalog.table('cip', {
  code: text('code').primaryKey(),
  title: text('title').notNull(),
  isCurrent: boolean('is_current').notNull(),
});

export const cipSoc = catalog.table(
  'cip_soc',
  { cip: text('cip').notNull(), soc: text('soc').notNull() },
  (table) => [primaryKey({ columns: [table.cip, table.soc] }), index('cip_soc_soc').on(table.soc)],
);

/** O*NET-SOC occupations. */
export const occupation = catalog.table('occupation', {
  onetCode: text('onet_code').primaryKey(),
  soc: text('soc'),
  title: text('title').notNull(),
});

/** Titles of SOC 2018. */
export const soc = catalog.table('soc', { soc: text('soc').primaryKey(), title: text('title').notNull() });

/** The career cluster of each 4-digit CIP code. */
export const clusterMajor = catalog.table('cluster_major', {
  cip: text('cip').primaryKey(),
  cluster: text('cluster').notNull(),
});

export const codeLabel = catalog.table(
  'code_label',
  { field: text('field').notNull(), code: text('code').notNull(), label: text('label').notNull() },
  (table) => [primaryKey({ columns: [table.field, table.code] })],
);

/** The middle of each ZIP code. */
export const zip = catalog.table('zip', {
  zip: text('zip').primaryKey(),
  place: text('place'),
  state: text('state'),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
});
