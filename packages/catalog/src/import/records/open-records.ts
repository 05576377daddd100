import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parse } from 'csv-parse';
import { openText } from '../open-text.ts';
import { ImportRefused } from '../refused.ts';
import { isArchive, openWorkbook } from '../workbook/open-workbook.ts';

/** One row of a table: where it is in the file, and its cells. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A table of a file: rows as a stream. A workbook has one for each sheet, and its rows may end early. */
export interface TableSource {
  readonly name: string;
  readonly mayEndEarly: boolean;
  readonly rows: () => AsyncIterable<TableRow>;
}

export interface OpenedFile {
  readonly tables: readonly TableSource[];
  readonly close: () => void;
}

const longestRow = 1024 ** 2;

/** Opens a workbook (xlsx) or a text table parted by tabs or commas. @throws ImportRefused when it cannot be opened. */
export async function openRecords(file: string): Promise<OpenedFile> {
  try {
    if (await isArchive(file)) {
      const workbook = await openWorkbook(file);
      return {
        tables: workbook.sheets.map((sheet) => ({ ...sheet, mayEndEarly: true })),
        close: workbook.close,
      };
    }
    const tabs = (await firstLine(file)).includes('\t');
    return {
      tables: [{ name: 'the file', mayEndEarly: false, rows: () => readText(file, tabs) }],
      close: () => undefined,
    };
  } catch (error) {
    throw error instanceof ImportRefused
      ? error
      : new ImportRefused(`The file cannot be opened: ${(error as Error).message}`);
  }
}

async function firstLine(file: string): Promise<string> {
  const stream = createReadStream(file, { encoding: 'latin1', end: longestRow });
  try {
    for await (const line of createInterface({ input: stream })) return line;
    return '';
  } finally {
    stream.destroy();
  }
}

interface ParsedRow {
  readonly info: { readonly lines: number };
  readonly record: readonly string[];
}

async function* readText(file: string, tabs: boolean): AsyncGenerator<TableRow> {
  const parser = (await openText(file)).pipe(
    parse({
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: longestRow,
      // Spreadsheets write ="01" to keep a leading zero; quotes inside a cell that has none around it are kept.
      relax_quotes: true,
      ...(tabs ? { delimiter: '\t', quote: null } : {}),
    }),
  );
  for await (const { info, record } of parser as AsyncIterable<ParsedRow>)
    yield { line: info.lines, cells: record.map(plain) };
}

/** Takes ="01" or, in a table parted by tabs, "01" for 01. */
function plain(cell: string): string {
  const quoted = /^=?"(.*)"$/s.exec(cell);
  return quoted ? (quoted[1] ?? '').replaceAll('""', '"').trim() : cell;
}
