/** What kind of name a term was found in. */
export type TitleKind = 'title' | 'otherTitle' | 'widerTitle';

/** What a title of each kind is worth beside others, and how much ten times the size counts for it. */
const weights: Readonly<Record<TitleKind, { readonly less: number; readonly size: number }>> = {
  title: { less: 0, size: 0.5 },
  // A large career has hundreds of other titles: its size says little about whether one of them is meant.
  otherTitle: { less: 0.2, size: 0.25 },
  widerTitle: { less: 1.1, size: 0.5 },
};

/** Gives what a title is worth before anything is asked; `size` is how many it concerns: jobs of a career, colleges of a program. */
export function titleStanding(kind: TitleKind, size: number): number {
  return Math.log10(1 + size) * weights[kind].size - weights[kind].less;
}

/** What the order of careers and programs depends on. */
export interface TitleMatch {
  /** Mean fit of the words of the term, 0 to 1. */
  readonly fit: number;
  /** Share of the title's words that the term covers, 0 to 1. */
  readonly coverage: number;
  /** The term is the whole title, or its beginning. */
  readonly whole: boolean;
  readonly beginning: boolean;
  /** What the title is worth in itself (`titleStanding`). */
  readonly standing: number;
}

/** Gives the rank of a title: higher is shown first. Words that fit and cover much come first, then what concerns many. */
export function titleScore({ fit, coverage, whole, beginning, standing }: TitleMatch): number {
  return fit * 2 + coverage * 0.7 + (whole ? 0.6 : 0) + (beginning ? 0.1 : 0) + standing;
}
