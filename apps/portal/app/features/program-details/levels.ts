import type { ProgramDetails } from '@longleaf/contract/program-details';

type Level = ProgramDetails['levels'][number];

/** Awards of the year at all levels together. */
export function totalAwards(levels: readonly Level[]): number {
  return levels.reduce((sum, { awards }) => sum + awards, 0);
}

/** The level with the most awards, the lower one where it is even; null when nobody finished the program that year. */
export function commonestLevel(levels: readonly Level[]): Level | null {
  const [first] = levels.toSorted((a, b) => b.awards - a.awards);
  return first && first.awards > 0 ? first : null;
}
