/** How well one word of a search term fits a name. */
export const fit = { exact: 1, reading: 0.9, prefix: 0.8, slip: 0.55 } as const;

/** Ten times the students count as much as a third of a word that fits: people mean the large college of a town. */
const SIZE_WEIGHT = 0.3;

/** What the order of suggestions depends on. */
export interface NameMatch {
  /** Mean fit of the words of the term, 0 to 1. */
  readonly fit: number;
  /** Share of the name's words that the term covers, 0 to 1. */
  readonly coverage: number;
  /** The term is the whole name, or its beginning. */
  readonly whole: boolean;
  readonly beginning: boolean;
  readonly isHome: boolean;
  /** Found by the city the college is in, not by its name. */
  readonly byCity: boolean;
  readonly isOpen: boolean;
  readonly students: number;
}

/**
 * Gives the rank of a name: higher is shown first. A whole name beats everything; then words that fit and cover much,
 * North Carolina before other states (`isHome`), large colleges before small ones, colleges found by their city only after those found by name, closed ones last.
 */
export function nameScore(match: NameMatch): number {
  return (
    match.fit * 2 +
    match.coverage * 0.7 +
    (match.whole ? 1 : 0) +
    (match.beginning ? 0.2 : 0) +
    (match.isHome ? 1.6 : 0) +
    Math.log10(1 + match.students) * SIZE_WEIGHT -
    (match.byCity ? 0.5 : 0) -
    (match.isOpen ? 0 : 0.4)
  );
}
