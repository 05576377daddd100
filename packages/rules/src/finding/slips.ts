/**
 * Tells whether at most so many slips lie between two words: letters added, dropped, changed, or swapped with their
 * neighbour. Each slip more to look for takes about four times as long; it is meant for one or two.
 */
export function isWithinSlips(a: string, b: string, slips: number): boolean {
  return restIsWithin(a, 0, b, 0, slips);
}

function restIsWithin(a: string, fromA: number, b: string, fromB: number, slips: number): boolean {
  let atA = fromA;
  let atB = fromB;
  if (Math.abs(a.length - atA - (b.length - atB)) > slips) return false;
  // Letters that are the same are never worth a slip.
  while (atA < a.length && a.charCodeAt(atA) === b.charCodeAt(atB)) {
    atA++;
    atB++;
  }
  if (atA === a.length && atB === b.length) return true;
  if (slips === 0) return false;
  const left = slips - 1;
  return (
    restIsWithin(a, atA + 1, b, atB + 1, left) ||
    restIsWithin(a, atA + 1, b, atB, left) ||
    restIsWithin(a, atA, b, atB + 1, left) ||
    (a.charCodeAt(atA) === b.charCodeAt(atB + 1) &&
      a.charCodeAt(atA + 1) === b.charCodeAt(atB) &&
      restIsWithin(a, atA + 2, b, atB + 2, left))
  );
}

/** Of a word that was meant at most this share of the letters is wrong. */
const mostWrong = 1 / 4;

/**
 * Tells whether a word is so near a typed one that it may be what was meant: at most so many slips away, and no more than a
 * quarter of the letters of the longer one. 'Pfiefer' means Pfeiffer, 'hogwart' no Howard.
 */
export function isNear(typed: string, word: string, slips: number): boolean {
  return slips <= Math.max(typed.length, word.length) * mostWrong && isWithinSlips(typed, word, slips);
}

/**
 * Letters that a word of this length may be off by and still be taken as meant, in the order in which to try: none
 * below 4, one below 8, then two. A word of 7 may be two off a longer one when nothing is nearer ('pfiefer').
 */
export function slipsAllowed(word: string): readonly number[] {
  if (word.length < 4) return [];
  if (word.length < 7) return [1];
  return word.length === 7 ? [1, 2] : [2];
}
