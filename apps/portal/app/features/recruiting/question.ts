/** What the list of colleges shows; all of it stands in the address. */
export interface CollegesQuestion {
  search: string;
  recruitedOnly: boolean;
  page: number;
}

const LONGEST = 100;
const LAST_PAGE = 1000;

/** Reads the query of an address. Anything unknown in it is left out. */
export function questionOf(query: URLSearchParams): CollegesQuestion {
  const words = new Map([...query].map(([key, value]) => [key.toLowerCase(), value.trim()]));
  const page = Number(words.get('page') ?? 1);
  return {
    search: (words.get('search') ?? '').slice(0, LONGEST),
    recruitedOnly: words.get('asked') === 'true',
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** The address of a question; what is at its default is left out. */
export function questionAddress({ search, recruitedOnly, page }: CollegesQuestion): string {
  const query = new URLSearchParams({
    ...(search !== '' && { search }),
    ...(recruitedOnly && { asked: 'true' }),
    ...(page !== 1 && { page: String(page) }),
  }).toString();
  return query === '' ? '/collegeRecruiter' : `/collegeRecruiter?${query}`;
}
