/** How long to wait after so many failures in a row, in milliseconds: twice as long each time, up to the longest. */
export function pauseAfter(failures: number, { first, longest }: { first: number; longest: number }): number {
  return Math.min(first * 2 ** (failures - 1), longest);
}
