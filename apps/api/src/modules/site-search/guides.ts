import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Finder } from '@longleaf/catalog/finding/finder';
import type { Meant } from '@longleaf/catalog/finding/finder';
import { standingsOf } from '@longleaf/catalog/finding/ranking';
import type { Title } from '@longleaf/catalog/finding/title';
import { phraseTable } from '@longleaf/rules/finding/phrases';
import { readingsBy } from '@longleaf/rules/finding/readings';
import { titleStanding, worthOfWhole } from '@longleaf/rules/finding/score';
import { spanishWords } from '@longleaf/rules/finding/spanish-words';

/** A guide of the content site as it is found: by its title, what else it is called, its headings and what it speaks of most. */
export interface Guide {
  readonly path: string;
  readonly title: string;
  /** What else people call it. */
  readonly called: readonly string[];
  readonly summary: string;
  readonly headings: readonly string[];
  /** Words that its text has again and again. */
  readonly words: readonly string[];
}

/** Finds guides by a text. */
export interface GuideFinder {
  readonly guides: readonly Guide[];
  readonly meant: (text: string, limit: number) => Meant;
}

/** Makes a finder of the guides that ship with the product; `scripts/guide-list.ts` wrote them down. */
export function guideFinder(): GuideFinder {
  const guides = JSON.parse(readFileSync(join(import.meta.dirname, 'guides.json'), 'utf8')) as Guide[];
  const finder = new Finder(guides.flatMap(titlesOf), {
    size: guides.length,
    readingsOf: readingsBy(spanishWords),
    phrases: phraseTable({}),
    shortestBeginning: 3,
    commonWords: new Set(['college']),
    worth: worthOfWhole.title,
  });
  const standings = standingsOf(guides.length, (kind) => titleStanding(kind, 0));
  return { guides, meant: (text, limit) => finder.meant(text, standings, limit) };
}

function titlesOf({ title, called, summary, headings, words }: Guide, position: number): Title[] {
  return [
    { position, text: title, kind: 'title' },
    ...called.map((text): Title => ({ position, text, kind: 'otherTitle' })),
    ...[summary, ...headings].map((text): Title => ({ position, text, kind: 'widerTitle' })),
    { position, text: words.join(' '), kind: 'everything' },
  ];
}
