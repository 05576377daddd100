/**
 * Counts the letters to add, drop, change or swap with their neighbour to turn one word into the other, or gives
 * `most + 1` as soon as it is clear that more than `most` are needed.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = current;
  }
  return last[b.length] ?? most + 1;
}

/** Letters that a word of this length may be off by and still be taken as meant: none below 4, one below 8, then two. */
export function slipsAllowed(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The three-letter pieces of a word, with its two ends marked. */
export function trigramsOf(word: string): readonly string[] {
  const marked = ` ${word} `;
  return Array.from({ length: Math.max(0, marked.length - 2) }, (_, index) => marked.slice(index, index + 3));
}
