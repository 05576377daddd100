import { type TranscriptSchoolKind, transcriptSchoolKinds } from '@longleaf/contract/transcript-schools';

/** What the list of schools shows; all of it stands in the address. */
export interface SchoolsQuestion {
  kind: TranscriptSchoolKind;
  startsWith: string;
  search: string;
  page: number;
}

const LONGEST = 100;
const LAST_PAGE = 1000;

/** Reads the query of an address. Anything unknown in it is left out. */
export function questionOf(query: URLSearchParams): SchoolsQuestion {
  const words = new Map([...query].map(([key, value]) => [key.toLowerCase(), value.trim()]));
  const page = Number(words.get('page') ?? 1);
  const text = (key: string) => (words.get(key) ?? '').slice(0, LONGEST);
  return {
    kind: transcriptSchoolKinds.find((known) => known === words.get('kind')?.toLowerCase()) ?? 'colleges',
    startsWith: text('startswith'),
    search: text('search'),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** The address of a question; what is at its default is left out. */
export function questionAddress({ kind, startsWith, search, page }: SchoolsQuestion): string {
  const query = new URLSearchParams({
    ...(kind !== 'colleges' && { kind }),
    ...(startsWith !== '' && { startsWith }),
    ...(search !== '' && { search }),
    ...(page !== 1 && { page: String(page) }),
  }).toString();
  return query === '' ? '/transcriptSchools' : `/transcriptSchools?${query}`;
}
