import type { CsvError } from 'csv-parse';
import type { Field, FileKind, Target } from './kind.ts';
import { ImportRefused } from './refused.ts';
import type { BadRow } from './refused.ts';
import type { CodeLabels } from '../profile/labels.ts';
import { openTable } from './open-table.ts';
import { Harmless, SkippedLines, harmlessLine, mendedQuotes, repeated } from './skipped.ts';
import type { Skipped } from './skipped.ts';

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
  /** Lines that say nothing: blank ones, notes, repeats. */
  readonly skipped: readonly Skipped[];
  /** Values that can be read and can hardly be true. */
  readonly doubts: readonly BadRow[];
}

const progressEvery = 50_000;

/**
 * Reads an official table as a stream: checks its header, reads every cell that is used, and collects what is wrong.
 * @param labels the code book: a code that it does not have would be shown as if nothing were reported
 * @throws ImportRefused when columns are missing, a row is short or a value cannot be read; every such row is named.
 */
export async function readTable(
  kind: FileKind,
  file: string,
  year: number | undefined,
  say: (message: string) => void,
  labels: CodeLabels,
): Promise<TableRead> {
  const mended = { lines: new Set<number>() };
  const skipped = new SkippedLines();
  const badRows: BadRow[] = [];
  let table: Table | undefined;
  let rows = 0;
  try {
    for await (const { line, cells } of openTable(file, false, mended)) {
      const harmless = harmlessLine(cells, table?.width ?? 0);
      if (harmless) {
        skipped.add(harmless, line);
        continue;
      }
      if (!table) {
        table = new Table(kind, cells, year, labels);
        continue;
      }
      const problem = table.add(cells, line);
      if (problem instanceof Harmless) skipped.add(problem, line);
      else if (problem !== undefined) badRows.push({ line, reason: problem });
      if (++rows % progressEvery === 0) say(`${rows.toLocaleString('en-US')} rows read`);
    }
  } catch (error) {
    if (error instanceof ImportRefused) throw error;
    throw new ImportRefused(`The file cannot be read: ${(error as CsvError).message}`, badRows);
  }
  if (!table) throw new ImportRefused('The file is empty.');
  if (rows === 0) throw new ImportRefused('The file has a header and no rows. Nothing was loaded.');
  if (badRows.length > 0)
    throw new ImportRefused(`${badRows.length} of ${rows} rows cannot be read. Nothing was loaded.`, badRows);
  skipped.addAll(mendedQuotes, mended.lines);
  const read = table.finish();
  if ([...read.targets.values()].every(({ ids }) => ids.length === 0))
    throw new ImportRefused('The file has rows and none of the figures that are read. Nothing was loaded.');
  return { rows, ...read, skipped: skipped.list };
}

interface TargetReader {
  readonly target: Target;
  readonly fields: readonly { readonly field: Field; readonly positions: readonly number[] }[];
  readonly rows: { ids: string[]; facts: Map<string, (string | null)[]> };
}

class Table {
  readonly #kind: FileKind;
  readonly #position: ReadonlyMap<string, number>;
  readonly width: number;
  readonly #readers: readonly TargetReader[];
  readonly #seen = new Map<string, number>();
  /** How many rows of tables were filled so far. */
  #filled = 0;
  readonly #doubts: BadRow[] = [];
  readonly #year: number | undefined;
  readonly #labels: CodeLabels;

  constructor(kind: FileKind, header: readonly string[], year: number | undefined, labels: CodeLabels) {
    this.#kind = kind;
    this.#year = year;
    this.#labels = labels;
    this.width = header.length;
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

  /** Reads one row; gives what is wrong with it, why it says nothing new, or undefined. */
  add(record: readonly string[], line: number): string | Harmless | undefined {
    // Some official files end every row with a comma that their header lacks.
    const fits = record.length === this.width || (record.length === this.width + 1 && record.at(-1) === '');
    if (!fits) return `has ${record.length} values instead of ${this.width}`;
    const cell = (column: string) => record[this.#position.get(column) ?? -1] ?? '';
    const id = cell('UNITID');
    if (!/^[1-9]\d{0,8}$/.test(id)) return `UNITID “${id.slice(0, 40)}” is no college id`;
    if (this.#kind.counts && !this.#kind.counts(cell)) return undefined;
    const problems: string[] = [];
    const doubts: string[] = [];
    let isRepeated = false;
    const before = this.#filled;
    for (const reader of this.#readers) {
      const found = this.#addTo(reader, id, record, doubts);
      if (found instanceof Harmless) isRepeated = true;
      else problems.push(...found);
    }
    // The same in one table and new in another: the second row of a college says more than its first.
    if (isRepeated && this.#filled > before) problems.push(`repeats ${id} with other values`);
    if (problems.length > 0) return problems.join('; ');
    if (isRepeated) return repeated;
    if (doubts.length > 0) this.#doubts.push({ line, reason: doubts.join('; ') });
    return undefined;
  }

  #addTo(reader: TargetReader, id: string, record: readonly string[], doubts: string[]): string[] | Harmless {
    const { target, rows } = reader;
    const problems: string[] = [];
    const read = this.#read(reader, record, problems, doubts);
    const key = `${target} ${id}${target === 'program' ? ` ${read.get('cip')} ${read.get('awardLevel')}` : ''}`;
    const before = this.#seen.get(key);
    if (before !== undefined && !this.#kind.gathers) {
      if (problems.length === 0 && isSame(rows.facts, before, read)) return repeated;
      problems.push(`repeats ${key.slice(target.length + 1)} with other values`);
    }
    const hasFacts =
      target === 'college' || target === 'program' || [...read.values()].some((value) => value !== null);
    if (problems.length > 0 || !hasFacts) return problems;
    if (before !== undefined) {
      for (const [fact, value] of read) if (value !== null) setAt(rows.facts, fact, before, value);
      return problems;
    }
    this.#seen.set(key, rows.ids.length);
    this.#filled++;
    for (const [fact, value] of read) setAt(rows.facts, fact, rows.ids.length, value);
    rows.ids.push(id);
    return problems;
  }

  #read(
    { target, fields }: TargetReader,
    record: readonly string[],
    problems: string[],
    doubts: string[],
  ): Map<string, string | null> {
    const read = new Map<string, string | null>();
    for (const { field, positions } of fields) {
      let value: string | null = null;
      const applies = !field.when || record[this.#position.get(field.when.column) ?? -1] === field.when.says;
      for (const position of applies ? positions : []) {
        const result = field.read(record[position] ?? '');
        if ('problem' in result) problems.push(`${field.columns.join('/')} ${result.problem}`);
        else {
          value ??= result.value;
          if (result.doubt !== undefined) doubts.push(`${field.columns.join('/')} ${result.doubt}`);
        }
      }
      if (field.codes !== undefined && value !== null && !this.#labels.has(`${field.codes} ${value}`))
        doubts.push(`${field.columns.join('/')} ${value} is a code that is not in the code book`);
      read.set(field.fact, value);
    }
    const derived = this.#kind.derive?.[target]?.(read, this.#year) ?? {};
    for (const [fact, value] of Object.entries(derived)) read.set(fact, value);
    doubts.push(...(this.#kind.doubts?.[target]?.(read) ?? []));
    return read;
  }

  finish(): Omit<TableRead, 'rows' | 'skipped'> {
    const used = new Set([
      'UNITID',
      ...this.#kind.needs,
      ...Object.values(this.#kind.targets).flatMap((all) => all.flatMap((field) => field.columns)),
    ]);
    return {
      targets: new Map(this.#readers.map((reader) => [reader.target, reader.rows])),
      unusedColumns: [...this.#position.keys()].filter((column) => !used.has(column)),
      absentColumns: [...used].filter((column) => !this.#position.has(column)),
      doubts: this.#doubts,
    };
  }
}

function isSame(
  facts: ReadonlyMap<string, (string | null)[]>,
  index: number,
  read: ReadonlyMap<string, string | null>,
): boolean {
  return [...read].every(([fact, value]) => (facts.get(fact)?.[index] ?? null) === value);
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
