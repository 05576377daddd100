import { barShares, type Better, bestOf, differs, otherEnd } from './best.ts';
import type { ComparedCollege } from './compared-college.ts';

/** One row of the comparison, ready to draw: a word for each college, and a bar where it is a figure. */
export interface Measure {
  key: string;
  label: string;
  note: string;
  /** What each college has, in words. */
  words: string[];
  /** Lengths of the bars, 0 to 1; undefined where the row is words only. */
  shares?: (number | null)[];
  /** Places of the best values, and of those at the other end. */
  best: ReadonlySet<number>;
  worst: ReadonlySet<number>;
  better: Better;
  differs: boolean;
}

export interface MeasureGroup {
  key: string;
  title: string;
  measures: Measure[];
}

/** What a row with bars is made of. */
export interface FigureRow {
  key: string;
  label: string;
  note: string;
  value: (college: ComparedCollege) => number | null;
  write: (value: number) => string;
  better: Better;
  /** End of the scale where there is a natural one. */
  most?: number;
  /** Words that say more than the figure does, where there are any. */
  instead?: (college: ComparedCollege) => string | null;
}

/** What a row of words alone is made of. */
export interface WordRow {
  key: string;
  label: string;
  note: string;
  word: (college: ComparedCollege) => string | null;
}

/** Draws up a row of figures. @param missing what stands for a figure that was not reported. */
export function figureMeasure(
  colleges: readonly ComparedCollege[],
  { key, label, note, value, write, better, most, instead }: FigureRow,
  missing: string,
): Measure {
  const values = colleges.map(value);
  const words = colleges.map((college, index) => {
    const figure = values[index] ?? null;
    return instead?.(college) ?? (figure === null ? missing : write(figure));
  });
  const shares = barShares(values, most);
  // Nobody can go to a college that has closed: its figures are neither the best nor the worst.
  const open = values.map((figure, index) => (colleges[index]?.isOpen ? figure : null));
  const ends = { best: bestOf(open, better), worst: bestOf(open, otherEnd(better)) };
  return { key, label, note, words, shares, ...ends, better, differs: differs(words) };
}

/** Draws up a row of words. */
export function wordMeasure(
  colleges: readonly ComparedCollege[],
  { key, label, note, word }: WordRow,
  missing: string,
): Measure {
  const words = colleges.map((college) => word(college) ?? missing);
  const none: ReadonlySet<number> = new Set();
  return { key, label, note, words, best: none, worst: none, better: null, differs: differs(words) };
}
