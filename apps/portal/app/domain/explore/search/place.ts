import { lastSearchPage } from '@longleaf/contract/search-limits';
import { explorePageSize } from '@longleaf/contract/explore-search';
import { findCluster, readSearchType, type SearchType } from '@longleaf/rules/explore/search-question';
import { typedText } from '../../../lib/typed-text.ts';

/** Where somebody is in career or program search; all of it stands in the address (ST-139, ST-143). */
export interface ExplorePlace {
  type: SearchType;
  /** What was typed; only of a text search. */
  text: string;
  /** One-character code of the cluster; only of a cluster search. */
  cluster: string | null;
  /** Programs that lead to this occupation. */
  occCode: string | null;
  page: number;
}

const OCCUPATION = /^\d{2}-\d{4}(\.\d{2})?$/;
const LONGEST = 100;

export const FIRST_PLACE: ExplorePlace = { type: 'text', text: '', cluster: null, occCode: null, page: 1 };

/** `/careers?s=nurse&p=2`, `/careers?searchType=cluster&searchId=Health`: what is at its default is left out. */
export function exploreAddress(path: string, place: ExplorePlace): string {
  const query = new URLSearchParams();
  if (place.type === 'text' && place.text !== '') query.set('s', place.text);
  if (place.type !== 'text') query.set('searchType', place.type);
  const cluster = place.type === 'cluster' ? findCluster(place.cluster ?? '') : undefined;
  if (cluster) query.set('searchId', cluster.key);
  if (place.occCode !== null) query.set('occCode', place.occCode);
  if (place.page > 1) query.set('p', String(place.page));
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Reads the query of an address. Anything unknown or hostile in it is left out; it never throws. */
export function placeOf(query: URLSearchParams): ExplorePlace {
  const word = (name: string) =>
    [...query].findLast(([key]) => key.toLowerCase() === name.toLowerCase())?.[1].trim() ?? '';
  const cluster = findCluster(word('searchId'));
  const asked = readSearchType(word('searchType')) ?? 'text';
  const type = asked === 'cluster' && !cluster ? 'text' : asked;
  const page = Number(word('p') || '1');
  return {
    type,
    text: type === 'text' ? typedText(word('s')).slice(0, LONGEST) : '',
    cluster: type === 'cluster' ? (cluster?.code ?? null) : null,
    occCode: OCCUPATION.test(word('occCode')) ? word('occCode') : null,
    page: Number.isInteger(page) && page >= 1 && page <= lastSearchPage ? page : 1,
  };
}

/** The query of the search call for a place. */
export function questionOf({ type, text, cluster, occCode, page }: ExplorePlace) {
  return {
    page,
    pageSize: explorePageSize,
    searchType: type,
    ...(text !== '' && { search: text }),
    ...(cluster !== null && { searchId: cluster }),
    ...(occCode !== null && { occCode }),
  };
}
