import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import type { Options } from 'csv-parse';
import { mendQuotes } from './mend-quotes.ts';
import type { Mended } from './mend-quotes.ts';
import { openText } from './open-text.ts';

/** One row of a text table as it is parsed. */
export interface ParsedRow {
  readonly line: number;
  readonly cells: readonly string[];
}

const longestRow = 1024 ** 2;
const byTabs: Options = { delimiter: '\t', quote: null };

/**
 * Reads a text table as publishers write it: with or without a byte order mark, CRLF, quotes (in a table parted by
 * commas) and spaces around cells. Blank lines come as rows without cells, so that they can be counted.
 * @param mended gets the lines where a quote inside a cell was not doubled.
 * @throws ImportRefused when the file is no text; CsvError when a quote is never closed.
 */
export async function* openTable(file: string, tabs: boolean, mended: Mended): AsyncGenerator<ParsedRow> {
  const text = await openText(file);
  const parser = (tabs ? text : Readable.from(mendQuotes(text, mended))).pipe(
    parse({
      bom: true,
      info: true,
      relax_column_count: true,
      trim: true,
      max_record_size: longestRow,
      // Spreadsheets write ="01" to keep a leading zero; quotes inside a cell that has none around it are kept.
      relax_quotes: true,
      ...(tabs ? byTabs : {}),
    }),
  );
  for await (const { info, record } of parser as AsyncIterable<{
    info: { lines: number };
    record: readonly string[];
  }>)
    // Spaces inside quotes stay with the parser.
    yield { line: info.lines, cells: record.map((cell) => cell.trim()) };
}
