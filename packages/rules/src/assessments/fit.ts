/**
 * How well two lists of figures go together: Pearson's correlation, from -1 to 1. Null where one of them is the same
 * throughout, for nothing can be told from it. This is how O*NET's Interest Profiler compares six interest scores with
 * those of an occupation.
 */
export function correlation(one: readonly number[], other: readonly number[]): number | null {
  const [a, b] = [unitOf(one), unitOf(other)];
  return a && b ? product(a, b) : null;
}

/** How far each figure is from their mean, as a vector of length 1; null where all are the same. Two of them multiplied are their correlation. */
export function unitOf(all: readonly number[]): number[] | null {
  const deviations = fromMean(all);
  const length = Math.sqrt(product(deviations, deviations));
  // A mean of equal figures may differ from them by what a computer rounds.
  return length < 1e-9 ? null : deviations.map((value) => value / length);
}

/** The sum of what stands at the same place of both lists multiplied. */
function product(one: readonly number[], other: readonly number[]): number {
  let sum = 0;
  for (const [place, value] of one.entries()) sum += value * (other[place] ?? 0);
  return sum;
}

/** The product of a list with each row of a table that is as wide: no list is made for a row, of which there are many. */
export function products(own: readonly number[], table: Float64Array): Float64Array<ArrayBuffer> {
  const sums = new Float64Array(table.length / own.length);
  for (let row = 0, at = 0; row < sums.length; row++) {
    let sum = 0;
    for (const value of own) sum += value * (table[at++] ?? 0);
    sums[row] = sum;
  }
  return sums;
}

/**
 * Rows by their scores, the highest first; alike ones stay in their order. The place of a row is the number of higher
 * scores: plain numbers are sorted in half the time that comparing two rows at a time takes.
 */
export function rowsByScore(scores: Float64Array): Uint16Array<ArrayBuffer> {
  const sorted = scores.toSorted();
  const rows = new Uint16Array(scores.length);
  const alikeBefore = new Uint16Array(scores.length);
  for (let row = 0; row < scores.length; row++) {
    const higher = howManyAbove(sorted, scores[row] ?? 0);
    const alike = alikeBefore[higher] ?? 0;
    rows[higher + alike] = row;
    alikeBefore[higher] = alike + 1;
  }
  return rows;
}

/** How many of sorted numbers are greater than one. */
function howManyAbove(sorted: Float64Array, score: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) <= score) from = middle + 1;
    else to = middle;
  }
  return sorted.length - from;
}

/** How far a figure of each scale is from the mean of all of them. */
function fromMean(all: readonly number[]): number[] {
  const mean = all.reduce((sum, value) => sum + value, 0) / all.length;
  return all.map((value) => value - mean);
}

/** Places of what stands out in both lists, what does so most first; of alike ones the first. */
export function sharedStrengths(own: readonly number[], theirs: readonly number[], atMost = 3): number[] {
  const [a, b] = [fromMean(own), fromMean(theirs)];
  return a
    .flatMap((value, place) => {
      const other = b[place] ?? 0;
      return value > 0 && other > 0 ? [{ place, together: value * other }] : [];
    })
    .toSorted((one, other) => other.together - one.together)
    .slice(0, atMost)
    .map(({ place }) => place);
}

/** A skill in an occupation. */
export interface NeededLevel {
  /** From 0 to 7. */
  readonly level: number;
  /** From 1, not important, to 5. */
  readonly importance: number;
}

/** What somebody lacks counts in full; what they can do beyond what is needed half. */
const BEYOND_COUNTS = 0.5;

/** The skills of many occupations, those of one after those of the other, as many of each as there are scales. */
export interface NeededLevels {
  readonly levels: Float64Array;
  readonly importances: Float64Array;
}

/**
 * How far each occupation is from what somebody can do: the mean over the skills of how much too high its level is, or half
 * of how much too low, each as much as the skill matters there. 0 where all levels are the same.
 */
export function levelDistances(
  own: readonly number[],
  { levels, importances }: NeededLevels,
): Float64Array<ArrayBuffer> {
  const distances = new Float64Array(levels.length / own.length);
  for (let row = 0, at = 0; row < distances.length; row++) {
    let [sum, weights] = [0, 0];
    for (const mine of own) {
      const importance = importances[at] ?? 0;
      const gap = (levels[at++] ?? 0) - mine;
      sum += importance * (gap > 0 ? gap : -gap * BEYOND_COUNTS);
      weights += importance;
    }
    distances[row] = weights === 0 ? 0 : sum / weights;
  }
  return distances;
}

/** From so much on a level is said to be above one's own: the levels of occupations are means of what raters said. */
const CLEARLY_ABOVE = 0.5;

/** Places of skills whose level is clearly above one's own, the furthest first. */
export function levelsToLearn(own: readonly number[], needed: readonly NeededLevel[], atMost = 3): number[] {
  return needed
    .map(({ level }, place) => ({ place, gap: level - (own[place] ?? 0) }))
    .filter(({ gap }) => gap > CLEARLY_ABOVE)
    .toSorted((a, b) => b.gap - a.gap)
    .slice(0, atMost)
    .map(({ place }) => place);
}

/** Takes the first of each list, then the second of each and so on; what came before is left out. */
export function inTurn<Value>(lists: readonly (readonly Value[])[]): Value[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const all = Array.from({ length: longest }).flatMap((_, place) =>
    lists.flatMap((list) => list.slice(place, place + 1)),
  );
  return [...new Set(all)];
}
