import { ImportRefused } from './refused.ts';

/**
 * Checks the names given to `--accept`.
 * @param known what a file of this kind can be accepted with
 * @throws ImportRefused for one that there is not.
 */
export function readAccepted(names: readonly string[], known: readonly string[]): void {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new ImportRefused(`--accept does not know ${unknown.join(', ')}. It takes: ${known.join(', ')}.`);
}
