import { everydayPhrases } from '@longleaf/rules/finding/everyday-phrases';
import { readingsBegunIn, readingsBy } from '@longleaf/rules/finding/readings';
import { titleStanding, worthOfWhole } from '@longleaf/rules/finding/score';
import { spanishWords } from '@longleaf/rules/finding/spanish-words';
import { titleShortForms } from '@longleaf/rules/finding/title-short-forms';
import { Finder } from './finder.ts';
import type { Meant } from './finder.ts';
import { standingsOf } from './ranking.ts';
import type { Title, TitleFound } from './title.ts';

/** Among tens of thousands of other titles, one or two letters begin too many words to tell anything. */
const shortestBeginning = 3;

/** Finds careers or programs by what people type. */
export interface TitleFinder {
  /** The likeliest first, so many at most. */
  readonly find: (term: string, limit?: number) => readonly TitleFound[];
  /** The same, with how the likeliest fits. */
  readonly meant: (term: string, limit: number) => Meant;
}

/**
 * Makes a finder of careers or programs.
 * @param sizes how many people each position concerns.
 */
export function titleFinder(titles: readonly Title[], sizes: Float64Array): TitleFinder {
  const finder = new Finder(titles, {
    size: sizes.length,
    readingsOf: readingsBy(titleShortForms, spanishWords),
    readingsBegunBy: readingsBegunIn(spanishWords),
    phrases: everydayPhrases,
    shortestBeginning,
    commonWords: new Set(),
    worth: worthOfWhole.title,
  });
  const standings = standingsOf(sizes.length, (kind, position) => titleStanding(kind, sizes[position] ?? 0));
  return {
    find: (term, limit) => finder.find(term, standings, limit),
    meant: (term, limit) => finder.meant(term, standings, limit),
  };
}
