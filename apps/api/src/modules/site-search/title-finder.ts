import { Finder } from '@longleaf/catalog/finding/finder';
import type { Meant } from '@longleaf/catalog/finding/finder';
import { standingsOf } from '@longleaf/catalog/finding/ranking';
import type { Title } from '@longleaf/catalog/finding/title';
import { phraseTable } from '@longleaf/rules/finding/phrases';
import { readingsBegunIn, readingsBy, readingTable } from '@longleaf/rules/finding/readings';
import { titleStanding, worthOfWhole } from '@longleaf/rules/finding/score';
import { spanishWords, withoutSpanishFillers } from '@longleaf/rules/finding/spanish-words';
import { wordsOf } from '@longleaf/rules/finding/words';

/** What people write for words of guides and pages. */
const shortForms = readingTable({
  'app apps': ['application'],
  rec: ['recommendation'],
  yr: ['year'],
  hs: ['high school'],
  cc: ['community college'],
  fin: ['financial'],
  dont: ['do not'],
  wont: ['will not'],
  wanna: ['want'],
});

/** Finds what is to be read or done by a text: which of `size` things their titles mean. */
export function titleFinder(size: number, titles: readonly Title[]): (text: string, limit: number) => Meant {
  const finder = new Finder(titles.map(asItIsTyped), {
    size,
    readingsOf: readingsBy(spanishWords, shortForms),
    readingsBegunBy: readingsBegunIn(spanishWords),
    phrases: phraseTable({}),
    shortestBeginning: 3,
    commonWords: new Set(['college']),
    worth: worthOfWhole.title,
  });
  const standings = standingsOf(size, (kind) => titleStanding(kind, 0));
  return (text, limit) => finder.meant(text, standings, limit);
}

/** Without the small Spanish words, which are left out of what is typed as well: else no title with them would ever be typed whole. */
function asItIsTyped({ text, ...title }: Title): Title {
  return { ...title, text: withoutSpanishFillers(wordsOf(text)).join(' ') };
}
