import { searchTermLength } from '@longleaf/contract/search-limits';
import { typedText } from '../../lib/typed-text.ts';

/** What an address of the search asks: the text, and whether everything is to be listed. */
export function questionOf(query: URLSearchParams): { text: string; isList: boolean } {
  const text = typedText(query.get('q') ?? '').slice(0, searchTermLength);
  return { text, isList: query.get('show') === 'all' };
}
