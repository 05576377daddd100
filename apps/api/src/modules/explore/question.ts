import { badRequest, unauthorized } from '@longleaf/http/problem';
import { findCluster } from '@longleaf/rules/explore/search-question';
import type { SearchType } from '@longleaf/rules/explore/search-question';
import type { CareerCluster } from '@longleaf/rules/colleges/career-clusters';

/** What career and program search receive. */
interface Received {
  readonly search?: string | undefined;
  readonly s?: string | undefined;
  readonly page?: number | undefined;
  readonly p?: number | undefined;
  readonly pageSize: number;
  readonly searchType: SearchType;
  readonly searchId?: string | undefined;
}

/** A search, understood and checked. */
export interface Question {
  readonly search: string;
  readonly page: number;
  readonly pageSize: number;
  readonly searchType: SearchType;
  readonly searchId: string | undefined;
  /** The cluster that a search by cluster names. */
  readonly cluster: CareerCluster | undefined;
}

/**
 * Understands a search.
 * @throws ProblemError 400 for a search by cluster without a cluster that exists, 401 for a stranger's saved ones.
 */
export function understood(query: Received, isSignedIn: boolean): Question {
  const { searchType, searchId, pageSize } = query;
  if (searchType === 'saved' && !isSignedIn) throw unauthorized(/*i18n*/ 'Sign in to see what you saved.');
  const cluster = searchType === 'cluster' ? findCluster(searchId ?? '') : undefined;
  if (searchType === 'cluster' && !cluster)
    throw badRequest({ searchId: [/*i18n*/ 'Name a career cluster by its code, A to P.'] });
  return {
    search: query.search ?? query.s ?? '',
    page: query.page ?? query.p ?? 1,
    pageSize,
    searchType,
    searchId,
    cluster,
  };
}

/**
 * Writes the part of a list that a page shows as the inside of a JSON list. Texts are added to one another: joining an
 * array would copy all of them once more.
 */
export function pageText<Item>(
  items: readonly Item[],
  question: Pick<Question, 'page' | 'pageSize'>,
  write: (item: Item) => string,
): string {
  let text = '';
  for (const item of pageOf(items, question)) text += text === '' ? write(item) : `,${write(item)}`;
  return text;
}

/** The part of a list that a page shows. */
export function pageOf<Item>(
  items: readonly Item[],
  { page, pageSize }: Pick<Question, 'page' | 'pageSize'>,
): Item[] {
  return items.slice((page - 1) * pageSize, page * pageSize);
}
