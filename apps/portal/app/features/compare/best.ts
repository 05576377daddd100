/** Which end of a measure is plainly better. */
export type Better = 'low' | 'high' | null;

/** The end that is plainly worse. */
export function otherEnd(better: Better): Better {
  if (better === null) return null;
  return better === 'low' ? 'high' : 'low';
}

/**
 * The indices of the best values of a row: ties share it. Empty when neither end is plainly better, when fewer than
 * two colleges reported a figure, or when all of them are the same.
 */
export function bestOf(values: readonly (number | null)[], better: Better): ReadonlySet<number> {
  const known = values.filter((value): value is number => value !== null);
  if (better === null || known.length < 2) return new Set();
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  if (lowest === highest) return new Set();
  const best = better === 'low' ? lowest : highest;
  return new Set(values.flatMap((value, index) => (value === best ? [index] : [])));
}

/**
 * Lengths of the bars of a row, 0 to 1, on one scale that starts at zero; null where nothing was reported.
 * @param most the end of the scale where there is a natural one, such as 1 for shares.
 */
export function barShares(values: readonly (number | null)[], most?: number): (number | null)[] {
  const scale = most ?? Math.max(...values.map((value) => value ?? 0), 0);
  return values.map((value) => {
    if (value === null) return null;
    return scale <= 0 ? 0 : Math.min(Math.max(value / scale, 0), 1);
  });
}

/** Whether the words of a row are not all the same: such a row tells the colleges apart. */
export function differs(words: readonly string[]): boolean {
  return new Set(words).size > 1;
}
