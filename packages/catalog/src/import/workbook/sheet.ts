import { ImportRefused } from '../refused.ts';
import { workbookLimits } from './limits.ts';
import { xmlReader } from './xml.ts';

/** A row of a sheet: its number in the sheet and its cells; cells that are left out are empty text. */
export interface SheetRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Reads the rows of a sheet while it is unpacked. Numbers come in their shortest form, yes and no as TRUE and FALSE.
 * @throws ImportRefused at a formula: what it gives depends on the program that saved it last.
 */
export async function* readSheet(
  pieces: AsyncIterable<string>,
  strings: readonly string[],
): AsyncGenerator<SheetRow> {
  const reader = new SheetReader(strings);
  const read = xmlReader(reader);
  for await (const piece of pieces) {
    read(piece);
    yield* reader.take();
  }
}

class SheetReader {
  readonly #strings: readonly string[];
  #rows: SheetRow[] = [];
  #line = 0;
  #cells: string[] = [];
  #column = -1;
  #type = '';
  #value = '';
  #takes = false;

  constructor(strings: readonly string[]) {
    this.#strings = strings;
  }

  /** Gives the rows that are complete by now, once. */
  take(): readonly SheetRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  open = (name: string, attribute: (name: string) => string | undefined): void => {
    if (name === 'row') {
      this.#line = Number(attribute('r') ?? this.#line + 1);
      this.#cells = [];
      this.#column = -1;
    } else if (name === 'c') {
      const reference = attribute('r');
      this.#column = reference === undefined ? this.#column + 1 : columnOf(reference);
      if (this.#column >= workbookLimits.columns)
        throw new ImportRefused(`Row ${this.#line} has more than ${workbookLimits.columns} columns.`);
      this.#type = attribute('t') ?? 'n';
      this.#value = '';
    } else if (name === 'f') {
      throw new ImportRefused(`Row ${this.#line} holds a formula. Save the sheet with values only.`);
    } else if (name === 'v' || name === 't') this.#takes = true;
  };

  text = (text: string): void => {
    if (this.#takes) this.#value += text;
  };

  close = (name: string): void => {
    if (name === 'v' || name === 't') this.#takes = false;
    else if (name === 'c') {
      while (this.#cells.length < this.#column) this.#cells.push('');
      this.#cells[this.#column] = this.#read().trim();
    } else if (name === 'row') this.#rows.push({ line: this.#line, cells: this.#cells });
  };

  #read(): string {
    const value = this.#value;
    if (this.#type === 's') {
      const shared = this.#strings[Number(value)];
      if (shared === undefined) throw new ImportRefused(`Row ${this.#line} names a text that is not there.`);
      return shared;
    }
    if (this.#type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    if (this.#type === 'n' && value !== '' && Number.isFinite(Number(value))) return String(Number(value));
    return value;
  }
}

/** 'C12' is in column 2. @throws ImportRefused for what is no reference. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference)?.[0];
  if (letters === undefined) throw new ImportRefused(`“${reference.slice(0, 20)}” is no cell of a sheet.`);
  let column = 0;
  for (let index = 0; index < letters.length; index++) column = column * 26 + letters.charCodeAt(index) - 64;
  return column - 1;
}
