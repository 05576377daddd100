import { lastSearchPage } from '@longleaf/contract/search-limits';
import {
  type LevelOption,
  readLevelOption,
  readSortDirection,
} from '@longleaf/rules/programs/schools-question';
import { schoolsAddress } from '../../domain/programs/program-addresses.ts';

/** What the page of schools shows; all of it stands in the address. */
export interface SchoolsQuestion {
  option: LevelOption;
  dir: 'ascending' | 'descending';
  page: number;
  /** Only colleges of North Carolina. */
  inState: boolean;
  /** Where distances are from, with the nearest first; null where no place was named. */
  zip: string | null;
  /** By name although a place is known. */
  byName: boolean;
}

/** CON-073, CON-074: certificates, by name; in North Carolina, where most readers look first (decision 0024). */
export const FIRST_QUESTION: SchoolsQuestion = {
  option: 'Certificate',
  dir: 'ascending',
  page: 1,
  inState: true,
  zip: null,
  byName: false,
};

/** Reads the query of an address. Anything unknown in it is left out. */
export function questionOf(query: URLSearchParams): SchoolsQuestion {
  const words = new Map([...query].map(([key, value]) => [key.toLowerCase(), value]));
  const page = Number(words.get('page') ?? 1);
  return {
    option: readLevelOption(words.get('option') ?? '') ?? FIRST_QUESTION.option,
    dir: readSortDirection(words.get('dir') ?? '') ?? FIRST_QUESTION.dir,
    page: Number.isInteger(page) && page >= 1 && page <= lastSearchPage ? page : 1,
    inState: words.get('state')?.toLowerCase() !== 'all',
    zip: readZip(words.get('zip') ?? ''),
    byName: words.get('order')?.toLowerCase() === 'name',
  };
}

/** A ZIP code of five digits, or null. */
export function readZip(text: string): string | null {
  return /^\d{5}$/.test(text) ? text : null;
}

/** The ZIP code that an address of the college search asks about, or null. */
export function zipOfSearch(address: string | null): string | null {
  return readZip(new URLSearchParams(address?.split('?')[1]).get('zip') ?? '');
}

/** The address of a question about a program; what is at its default is left out. */
export function questionAddress(
  programId: string,
  { option, dir, page, inState, zip, byName }: SchoolsQuestion,
): string {
  const parts = [
    ...(option === FIRST_QUESTION.option ? [] : [`option=${option}`]),
    ...(dir === FIRST_QUESTION.dir ? [] : [`dir=${dir}`]),
    ...(inState ? [] : ['state=all']),
    ...(zip === null ? [] : [`zip=${zip}`]),
    ...(byName ? ['order=name'] : []),
    ...(page === 1 ? [] : [`page=${page}`]),
  ];
  const path = schoolsAddress(programId);
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
}
