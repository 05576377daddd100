import type { Harmless } from '../skipped.ts';

/** What is wrong with a cell; thrown while a row is read and told with its line. */
export class CellProblem extends Error {
  override name = 'CellProblem';
}

const shown = 40;
/** Longer than any title or name, and short enough for the database to keep it in an index. */
const longestText = 500;

/** Reads a row: gives what is wrong with it, why it says nothing new, or undefined. */
export function problemOf(read: () => string | Harmless | undefined): string | Harmless | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof CellProblem) return error.message;
    throw error;
  }
}

/** How tables write that there is nothing. */
const nothing = new Set(['', '.', 'NA', 'N/A', 'NULL']);

/** Whether a cell says nothing. */
export function isNothing(cell: string): boolean {
  return nothing.has(cell.toUpperCase());
}

/** A text that must be there. @throws CellProblem when it is empty or holds what PostgreSQL cannot store. */
export function textOf(column: string, cell: string): string {
  if (isNothing(cell)) throw new CellProblem(`${column} is empty`);
  if (cell.length > longestText) throw new CellProblem(`${column} has more than ${longestText} letters`);
  if (cell.includes('\u0000')) throw new CellProblem(`${column} holds a character that cannot be stored`);
  return cell;
}

/** A text of a given form. @throws CellProblem naming what it is not. */
export function codeOf(column: string, cell: string, form: RegExp, what: string): string {
  if (!form.test(cell)) throw new CellProblem(`${column} “${cell.slice(0, shown)}” is no ${what}`);
  return cell;
}

/** A number between two bounds, thousands parted by commas or not. @throws CellProblem when it is none. */
export function numberOf(column: string, cell: string, least: number, most: number): number {
  const plain = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(cell) ? cell.replaceAll(',', '') : cell;
  const figure = /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
  if (Number.isNaN(figure)) throw new CellProblem(`${column} “${cell.slice(0, shown)}” is no number`);
  if (figure < least || figure > most)
    throw new CellProblem(`${column} ${cell.slice(0, shown)} is not between ${least} and ${most}`);
  return figure;
}

/** A whole number between two bounds. @throws CellProblem when it is none. */
export function wholeOf(column: string, cell: string, least: number, most: number): number {
  const figure = numberOf(column, cell, least, most);
  if (!Number.isInteger(figure))
    throw new CellProblem(`${column} ${cell.slice(0, shown)} is no whole number`);
  return figure;
}

export const onetSocCode = /^\d{2}-\d{4}\.\d{2}$/;
export const socCode = /^\d{2}-\d{4}$/;
