import { join } from 'node:path';
import { Marked, type Token } from 'marked';
import { withoutSpareWords } from '@longleaf/rules/finding/spare-words';
import { wordsOf } from '@longleaf/rules/finding/words';
import type { Article } from '../../apps/content/src/articles/article.ts';
import { readLibrary } from '../../apps/content/src/articles/library.ts';
import { contentFolders } from '../../apps/content/src/site/site.ts';
import type { Guide } from '../../apps/api/src/modules/site-search/guides.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Where the API reads it. */
export const GUIDE_LIST = join(ROOT, 'apps/api/src/modules/site-search/guides.json');

/** The guides of the content site, and its few other pages, as the search of the portal finds them. */
export function guideList(): Guide[] {
  const { sections, pages } = readLibrary(contentFolders);
  return [...sections.flatMap(({ opening, articles }) => [opening, ...articles]), ...pages].map(guideOf);
}

function guideOf({ path, title, label, called = [], summary, body }: Article): Guide {
  const tokens = new Marked().lexer(body);
  const headings = tokens.flatMap((token) => (token.type === 'heading' ? [String(token['text'])] : []));
  return {
    path,
    title,
    called: [...(label === undefined ? [] : [label]), ...called],
    summary,
    headings,
    words: wordsSaidOften(plainTextOf(tokens)),
  };
}

/** What a text says at least so often it is about. */
const OFTEN = 3;

function wordsSaidOften(text: string): string[] {
  const counts = Map.groupBy(withoutSpareWords(wordsOf(text)), (word) => word);
  return [...counts]
    .filter(([word, said]) => said.length >= OFTEN && word.length > 2)
    .map(([word]) => word)
    .toSorted();
}

function plainTextOf(tokens: readonly Token[]): string {
  const lines: string[] = [];
  void new Marked().walkTokens([...tokens], (token) => {
    if (token.type === 'text' && !('tokens' in token && token.tokens)) lines.push(token.text);
  });
  return lines.join(' ');
}
