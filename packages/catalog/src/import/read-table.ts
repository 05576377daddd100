import { openText } from './open-text.ts';
import { parse } from 'csv-parse';
import type { CsvError } from 'csv-parse';
import type { Field, FileKind, Target } from './kind.ts';
import { ImportRefused } from './refused.ts';
import type { BadRow } from './refused.ts';

/** The rows of one target: ids and, per fact, the values of each row. */
export interface TargetRows {
  readonly ids: string[];
  readonly facts: ReadonlyMap<string, (string | null)[]>;
}

export interface TableRead {
  readonly rows: number;
  readonly targets: ReadonlyMap<Target, TargetRows>;
  /** Columns of the file that nothing reads, and columns of the kind that the file lacks. */
  readonly unusedColumns: readonly string[];
  readonly absentColumns: readonly string[];
}

const progressEvery = 50_000;

interface Record_ {
  readonly info: { readonly lines: number };
  readonly record: readonly string[];
}

/**
 * Reads an official table as a stream: checks its header, reads every cell that is used, and collects what is wrong.
 * @throws ImportRefused when columns are missing, a row is short or a value cannot be read; every such row is named.
 */
export async function readTable(
  kind: FileKind,
  file: string,
  year: number | undefined,
  say: (message: string) => void,
): Promise<TableRead> {
  const parser = (await openText(file)).pipe(
    parse({ bom: true, info: true, relax_column_count: true, skip_empty_lines: true, trim: true }),
  );
  const badRows: BadRow[] = [];
  let table: Table | undefined;
  let rows = 0;
  try {
    for await (const { info, record } of parser as AsyncIterable<Record_>) {
      if (!table) {
        table = new Table(kind, record, year);
        continue;
      }
      const problem = table.add(record);
      if (problem !== undefined) badRows.push({ line: info.lines, reason: problem });
      if (++rows % progressEvery === 0) say(`${rows.toLocaleString('en-US')} rows read`);
    }
  } catch (error) {
    if (error instanceof ImportRefused) throw error;
    throw new ImportRefused(`The file cannot be read: ${(error as CsvError).message}`, badRows);
  }
  if (!table) throw new ImportRefused('The file is empty.');
  if (badRows.length > 0)
    throw new ImportRefused(`${badRows.length} of ${rows} rows cannot be read. Nothing was loaded.`, badRows);
  return { rows, ...table.finish() };
}

interface TargetReader {
  readonly target: Target;
  readonly fields: readonly { readonly field: Field; readonly positions: readonly number[] }[];
  readonly rows: { ids: string[]; facts: Map<string, (string | null)[]> };
}

class Table {
  readonly #kind: FileKind;
  readonly #position: ReadonlyMap<string, number>;
  readonly #width: number;
  readonly #readers: readonly TargetReader[];
  readonly #seen = new Map<string, number>();
  readonly #year: number | undefined;

  constructor(kind: FileKind, header: readonly string[], year: number | undefined) {
    this.#kind = kind;
    this.#year = year;
    this.#width = header.length;
    this.#position = new Map(header.map((name, index) => [name.toUpperCase(), index]));
    const missing = kind.needs.filter((column) => !this.#position.has(column));
    if (missing.length > 0)
      throw new ImportRefused(`This is no ${kind.title}: it lacks the columns ${missing.join(', ')}.`);
    this.#readers = Object.entries(kind.targets).flatMap(([target, all]) => {
      const known = all
        .map((field) => ({
          field,
          positions: field.columns.flatMap((column) => this.#position.get(column) ?? []),
        }))
        .filter(({ positions }) => positions.length > 0);
      const facts = new Map<string, (string | null)[]>(known.map(({ field }) => [field.fact, []]));
      return known.length === 0
        ? []
        : [{ target: target as Target, fields: known, rows: { ids: [], facts } }];
    });
  }

  /** Reads one row; gives what is wrong with it, or undefined. */
  add(record: readonly string[]): string | undefined {
    // Some official files end every row with a comma that their header lacks.
    const fits = record.length === this.#width || (record.length === this.#width + 1 && record.at(-1) === '');
    if (!fits) return `has ${record.length} values instead of ${this.#width}`;
    const cell = (column: string) => record[this.#position.get(column) ?? -1] ?? '';
    const id = cell('UNITID');
    if (!/^[1-9]\d{0,8}$/.test(id)) return `UNITID “${id.slice(0, 40)}” is no college id`;
    if (this.#kind.counts && !this.#kind.counts(cell)) return undefined;
    const problems: string[] = [];
    for (const reader of this.#readers) problems.push(...this.#addTo(reader, id, record));
    return problems.length > 0 ? problems.join('; ') : undefined;
  }

  #addTo(reader: TargetReader, id: string, record: readonly string[]): string[] {
    const { target, rows } = reader;
    const problems: string[] = [];
    const read = this.#read(reader, record, problems);
    const key = `${target} ${id}${target === 'program' ? ` ${read.get('cip')} ${read.get('awardLevel')}` : ''}`;
    const before = this.#seen.get(key);
    if (before !== undefined && !this.#kind.gathers) problems.push(`repeats ${key.slice(target.length + 1)}`);
    const hasFacts =
      target === 'college' || target === 'program' || [...read.values()].some((value) => value !== null);
    if (problems.length > 0 || !hasFacts) return problems;
    if (before !== undefined) {
      for (const [fact, value] of read) if (value !== null) setAt(rows.facts, fact, before, value);
      return problems;
    }
    this.#seen.set(key, rows.ids.length);
    for (const [fact, value] of read) setAt(rows.facts, fact, rows.ids.length, value);
    rows.ids.push(id);
    return problems;
  }

  #read(
    { target, fields }: TargetReader,
    record: readonly string[],
    problems: string[],
  ): Map<string, string | null> {
    const read = new Map<string, string | null>();
    for (const { field, positions } of fields) {
      let value: string | null = null;
      const applies = !field.when || record[this.#position.get(field.when.column) ?? -1] === field.when.says;
      for (const position of applies ? positions : []) {
        const result = field.read(record[position] ?? '');
        if ('problem' in result) problems.push(`${field.columns.join('/')} ${result.problem}`);
        else value ??= result.value;
      }
      read.set(field.fact, value);
    }
    const derived = this.#kind.derive?.[target]?.(read, this.#year) ?? {};
    for (const [fact, value] of Object.entries(derived)) read.set(fact, value);
    return read;
  }

  finish(): Omit<TableRead, 'rows'> {
    const used = new Set([
      'UNITID',
      ...this.#kind.needs,
      ...Object.values(this.#kind.targets).flatMap((all) => all.flatMap((field) => field.columns)),
    ]);
    return {
      targets: new Map(this.#readers.map((reader) => [reader.target, reader.rows])),
      unusedColumns: [...this.#position.keys()].filter((column) => !used.has(column)),
      absentColumns: [...used].filter((column) => !this.#position.has(column)),
    };
  }
}

function setAt(
  facts: Map<string, (string | null)[]>,
  fact: string,
  index: number,
  value: string | null,
): void {
  const column = facts.get(fact);
  if (column) column[index] = value;
  else facts.set(fact, [...Array.from<null>({ length: index }).fill(null), value]);
}
