import { z } from 'zod';
import { operation } from './operation.ts';

const source = z.object({
  key: z.string(),
  title: z.string(),
  publisher: z.string(),
  /** Where the publisher offers it. */
  address: z.string(),
  year: z.string(),
  licence: z.string(),
  licenceAddress: z.string().nullable(),
  rows: z.int(),
  /** What a reader should know before relying on it. */
  note: z.string(),
  /** The file that those who run this copy loaded it from; null for the table that ships with the product. */
  loadedFrom: z.string().nullable(),
  /**
   * How the table that ships with the product came here: from a copy of the publisher's file, from a table that others made
   * of it, by hand, or put together by us; null where `loadedFrom` names a file.
   */
  shipped: z.enum(['file', 'derived', 'byHand', 'own']).nullable(),
  /** Labels of the figures it gives. */
  gives: z.array(z.string()),
});
export type CatalogSource = z.output<typeof source>;

/** Where each public fact comes from: source, year, licence and number of rows, for the page `/data`. */
export const catalogSources = operation({
  id: 'DATA-001',
  method: 'GET',
  path: '/catalog/sources',
  policy: 'public',
  cache: 'catalog',
  summary: 'Sources of the facts in the catalogue',
  response: z.object({ version: z.string(), loadedAt: z.string(), sources: z.array(source) }),
});
