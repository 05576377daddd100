import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Meant } from '@longleaf/catalog/finding/finder';
import type { Title } from '@longleaf/catalog/finding/title';
import { titleFinder } from './title-finder.ts';

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
  return { guides, meant: titleFinder(guides.length, guides.flatMap(titlesOf)) };
}

function titlesOf({ title, called, summary, headings, words }: Guide, position: number): Title[] {
  return [
    { position, text: title, kind: 'title' },
    ...called.map((text): Title => ({ position, text, kind: 'otherTitle' })),
    ...[summary, ...headings].map((text): Title => ({ position, text, kind: 'widerTitle' })),
    { position, text: words.join(' '), kind: 'everything' },
  ];
}
