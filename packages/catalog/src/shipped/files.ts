import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { readColumns, readRows } from './columns.ts';
import type { ColumnTable } from './columns.ts';

/** The folder of the tables that come with the project. */
export const dataFolder = join(import.meta.dirname, '../../data');

/** Tables kept as readable rows; all others are packed columns. */
const readable = new Set([
  'basic-costs',
  'elements',
  'fair-market-rents',
  'health-plan-prices',
  'soc-groups',
  'closures',
  'college-applications',
  'direct-admission',
  'enrichment-programs',
  'cluster-majors',
  'code-labels',
  'former-names',
  'nicknames',
  'sectors',
  'sports',
]);

/** Gives the file name of a shipped table. */
export function fileOf(table: string): string {
  return readable.has(table) ? `${table}.tsv` : `${table}.columns.br`;
}

/** Reads a shipped table. @throws Error when the file is missing or damaged. */
export async function readShipped(table: string, folder: string = dataFolder): Promise<ColumnTable> {
  const content = await readFile(join(folder, fileOf(table)));
  return readable.has(table)
    ? readRows(content.toString('utf8'))
    : readColumns(brotliDecompressSync(content).toString('utf8'));
}

/** Gives a column by name. @throws Error when the table has none of that name. */
export function columnOf(table: ColumnTable, name: string): readonly string[] {
  const column = table.columns[table.names.indexOf(name)];
  if (!column) throw new Error(`There is no column ${name}; there are ${table.names.join(', ')}`);
  return column;
}
