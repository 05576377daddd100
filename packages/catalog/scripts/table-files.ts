import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { writeColumns, writeRows } from '../src/shipped/columns.ts';
import type { ColumnTable } from '../src/shipped/columns.ts';
import { dataFolder, fileOf } from '../src/shipped/files.ts';

export type Row = Readonly<Record<string, string>>;

/** Reads a prepared file of the folder that the command names. */
export async function input(file: string): Promise<Row[]> {
  const folder = process.argv[2];
  if (folder === undefined) throw new Error('Name the folder of the prepared files.');
  const content = await readFile(join(folder, file));
  return parse(file.endsWith('.gz') ? gunzipSync(content) : content, { columns: true }) as Row[];
}

/** Writes a shipped table and says how large it has become. */
export async function write(name: string, table: ColumnTable): Promise<void> {
  const file = fileOf(name);
  const packed = file.endsWith('.br')
    ? brotliCompressSync(writeColumns(table), {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
      })
    : Buffer.from(writeRows(table));
  await writeFile(join(dataFolder, file), packed);
  console.log(`${file}: ${table.columns[0]?.length ?? 0} rows, ${packed.length} bytes`);
}

/** Picks columns out of rows: name in the table to name in the file. @throws Error for a column that is not there. */
export function tableOf(
  rows: readonly Row[],
  columns: Readonly<Record<string, string>>,
  change = (_name: string, value: string) => value,
): ColumnTable {
  const names = Object.keys(columns);
  return {
    names,
    columns: names.map((name) =>
      rows.map((row) => {
        const value = row[columns[name] ?? ''];
        if (value === undefined) throw new Error(`There is no column ${columns[name]}`);
        return change(name, value.replaceAll(/\s+/g, ' ').trim());
      }),
    ),
  };
}
