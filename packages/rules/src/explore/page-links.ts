/** What a list is asked, as its links carry it; parts that are left out or empty are not carried. */
export interface ListQuestion {
  readonly search?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
  readonly searchType?: string | undefined;
  readonly searchId?: string | undefined;
  readonly occCode?: string | undefined;
  readonly state?: string | undefined;
}

/**
 * Gives the addresses of the pages before and after one (ST-145); null where there is none. A page past the end has the
 * last one before it.
 */
export function pageLinks(
  path: string,
  question: ListQuestion,
  totalCount: number,
): { next: string | null; previous: string | null } {
  const { page, pageSize } = question;
  const last = Math.max(1, Math.ceil(totalCount / pageSize));
  return {
    next: page < last ? linkTo(path, question, page + 1) : null,
    previous: page > 1 ? linkTo(path, question, Math.min(page - 1, last)) : null,
  };
}

function linkTo(path: string, question: ListQuestion, page: number): string {
  const { search, pageSize, searchType, searchId, occCode, state } = question;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({
    search,
    page,
    pageSize,
    searchType,
    searchId,
    occCode,
    state,
  }))
    if (value !== undefined && value !== '') query.set(name, String(value));
  return `${path}?${query}`;
}

/** Reads the page that a link of `pageLinks` leads to, so that a screen can lead there by its own address. */
export function pageOfLink(link: string | null): number | null {
  const page = Number(new URLSearchParams(link?.split('?')[1] ?? '').get('page'));
  return Number.isInteger(page) && page > 0 ? page : null;
}
