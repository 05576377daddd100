/** Lines of a file that say nothing of their own, by the one reason. */
export interface Skipped {
  readonly reason: string;
  readonly lines: readonly number[];
}

/** Why a row may be left out without a loss. Said by whoever reads a row, in place of what is wrong with it. */
export class Harmless {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

export const repeated = new Harmless('Repeated lines left out');

/** Counts what is left out, and where. */
export class SkippedLines {
  readonly #lines = new Map<string, number[]>();

  add({ reason }: Harmless, line: number): void {
    const lines = this.#lines.get(reason);
    if (lines) lines.push(line);
    else this.#lines.set(reason, [line]);
  }

  addAll(reason: Harmless, lines: Iterable<number>): void {
    for (const line of lines) this.add(reason, line);
  }

  get list(): readonly Skipped[] {
    return Array.from(this.#lines, ([reason, lines]) => ({ reason, lines }));
  }
}

/** These are read, and told all the same. */
export const mendedQuotes = new Harmless('Lines read although a quote in them is not doubled');
const blankLine = new Harmless('Blank lines left out');
const note = new Harmless('Notes left out');
/** How publishers begin what they write below a table. */
const noteStart =
  /^(?:\[\d+\]|\(\d+\)|[*†‡]|(?:foot)?notes?\b|sources?\b|end of (?:table|sheet|worksheet)\b)/i;

/** Says whether a line is no row at all: blank, or a note of the publisher. A row that was cut off is none of them. */
export function harmlessLine(cells: readonly string[], width: number): Harmless | undefined {
  if (cells.every((cell) => cell === '')) return blankLine;
  const [first = '', ...rest] = cells;
  const isAlone = rest.every((cell) => cell === '') || cells.length < width;
  return isAlone && noteStart.test(first) ? note : undefined;
}

const shown = 10;

/** Writes what was left out: 'Blank lines left out: 2 (lines 4, 9)'. */
export function saySkipped({ reason, lines }: Skipped): string {
  const named = lines.slice(0, shown).join(', ');
  const more = lines.length > shown ? ` and ${(lines.length - shown).toLocaleString('en-US')} more` : '';
  const count = lines.length.toLocaleString('en-US');
  return `${reason}: ${count} (${lines.length === 1 ? 'line' : 'lines'} ${named}${more})`;
}
