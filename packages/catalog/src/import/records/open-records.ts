import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { isWorkbook, refuseBinary } from '../binary-file.ts';
import type { Mended } from '../mend-quotes.ts';
import { openTable } from '../open-table.ts';
import { ImportRefused } from '../refused.ts';
import { openWorkbook } from '../workbook/open-workbook.ts';

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
  /** Lines of a text table where a quote inside a cell was not doubled. */
  readonly mended: Mended;
}

const longestRow = 1024 ** 2;

/** Opens a workbook (xlsx) or a text table parted by tabs or commas. @throws ImportRefused when it cannot be opened. */
export async function openRecords(file: string): Promise<OpenedFile> {
  const mended = { lines: new Set<number>() };
  try {
    if (await isWorkbook(file)) {
      const workbook = await openWorkbook(file);
      return {
        tables: workbook.sheets.map((sheet) => ({ ...sheet, mayEndEarly: true })),
        close: workbook.close,
        mended,
      };
    }
    await refuseBinary(file);
    const tabs = (await firstLine(file)).includes('\t');
    return {
      tables: [{ name: 'the file', mayEndEarly: false, rows: () => readText(file, tabs, mended) }],
      close: () => undefined,
      mended,
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

async function* readText(file: string, tabs: boolean, mended: Mended): AsyncGenerator<TableRow> {
  for await (const { line, cells } of openTable(file, tabs, mended)) yield { line, cells: cells.map(plain) };
}

/** Takes ="01" or, in a table parted by tabs, "01" for 01. */
function plain(cell: string): string {
  const quoted = /^=?"(.*)"$/s.exec(cell);
  return quoted ? (quoted[1] ?? '').replaceAll('""', '"').trim() : cell;
}
