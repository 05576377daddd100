import type { MissingReason } from '@longleaf/rules/careers/wages';
import { wageFigures } from './facts.ts';
import type { WageFigure } from './facts.ts';

/** The letters that the column `missing` of wages is written in. */
export const missingLetters: Readonly<Record<MissingReason, string>> = {
  suppressed: 's',
  topCoded: 't',
  suppressedOrTopCoded: 'e',
  hourlyOnly: 'h',
  annualOnly: 'a',
  notInTable: 'n',
  notListed: 'l',
};

const published = '-';
const reasons = new Map(
  Object.entries(missingLetters).map(([reason, letter]) => [letter, reason as MissingReason]),
);

/** Writes the reasons of a row, one letter for each figure in their order. */
export function writeMissing(missing: Readonly<Partial<Record<WageFigure, MissingReason>>>): string {
  return wageFigures
    .map((figure) => {
      const reason = missing[figure];
      return reason === undefined ? published : missingLetters[reason];
    })
    .join('');
}

/** Reads what writeMissing wrote. @throws Error for a letter that means nothing. */
export function readMissing(letters: string): Partial<Record<WageFigure, MissingReason>> {
  const missing: Partial<Record<WageFigure, MissingReason>> = {};
  for (const [index, figure] of wageFigures.entries()) {
    const letter = letters[index];
    if (letter === published) continue;
    const reason = reasons.get(letter ?? '');
    if (reason === undefined) throw new Error(`“${letters}” has no reason for ${figure}`);
    missing[figure] = reason;
  }
  return missing;
}
