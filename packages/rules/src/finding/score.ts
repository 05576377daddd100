/**
 * How well one word of a search term fits a name: as typed, by what it is short for, run together, begun, by what it begins
 * to mean, a slip away, and run together with a slip.
 */
export const fit = {
  exact: 1,
  reading: 0.9,
  together: 0.85,
  prefix: 0.8,
  readingBegun: 0.72,
  slip: 0.55,
  togetherWithSlip: 0.5,
} as const;

/** What kind of name a term was found in: the thing's own, another one, one that says more than the thing, or all that is known of it. */
export const titleKinds = ['title', 'otherTitle', 'widerTitle', 'everything'] as const;
export type TitleKind = (typeof titleKinds)[number];

/** What a title of each kind is worth beside others, and how much ten times the size counts for it. */
const weights: Readonly<Record<TitleKind, { readonly less: number; readonly size: number }>> = {
  title: { less: 0, size: 0.5 },
  // A large career has hundreds of other titles: its size says little about whether one of them is meant.
  otherTitle: { less: 0.2, size: 0.25 },
  widerTitle: { less: 1.1, size: 0.5 },
  everything: { less: 1.1, size: 0.5 },
};

/** Gives what a title is worth before anything is asked; `size` is how many it concerns: jobs of a career, colleges of a program. */
export function titleStanding(kind: TitleKind, size: number): number {
  return Math.log10(1 + size) * weights[kind].size - weights[kind].less;
}

/** Ten times the students count as much as a third of a word that fits: people mean the large college of a town. */
const SIZE_OF_COLLEGE = 0.3;
const lessFoundBy: Readonly<Record<TitleKind, number>> = {
  title: 0,
  otherTitle: 0,
  widerTitle: 0.5,
  everything: 0,
};

/** What the standing of a college depends on. */
export interface CollegeStanding {
  readonly isHome: boolean;
  readonly isOpen: boolean;
  readonly students: number;
}

/**
 * Gives what a name of a college is worth before anything is asked: North Carolina before other states (`isHome`), large
 * colleges before small ones, colleges found by their city (a wider title) after those found by name, closed ones last.
 */
export function collegeStanding(kind: TitleKind, { isHome, isOpen, students }: CollegeStanding): number {
  return (
    (isHome ? 1.6 : 0) + Math.log10(1 + students) * SIZE_OF_COLLEGE - lessFoundBy[kind] - (isOpen ? 0 : 0.4)
  );
}

/** What the order of what is found depends on. */
export interface TitleMatch {
  /** Mean fit of the words of the term, 0 to 1; a rare word counts more than a common one. */
  readonly fit: number;
  /** Share of the title's words that the term covers, 0 to 1. */
  readonly coverage: number;
  /** The term is the whole title, or its beginning. */
  readonly whole: boolean;
  readonly beginning: boolean;
  /** What the title is worth in itself (`titleStanding`, `collegeStanding`). */
  readonly standing: number;
}

/** What it counts for that a term is a whole title, or its beginning. */
export interface WorthOfWhole {
  readonly whole: number;
  readonly beginning: number;
}

/** Of colleges a short form is as good as the name; of careers one of hundreds of other titles says less. */
export const worthOfWhole = {
  college: { whole: 1, beginning: 0.2 },
  title: { whole: 0.6, beginning: 0.1 },
} as const satisfies Record<string, WorthOfWhole>;

/** Gives the rank of a title: higher is shown first. Words that fit and cover much come first, then what concerns many. */
export function titleScore(match: TitleMatch, worth: WorthOfWhole): number {
  return (
    match.fit * 2 +
    match.coverage * 0.7 +
    (match.whole ? worth.whole : 0) +
    (match.beginning ? worth.beginning : 0) +
    match.standing
  );
}
