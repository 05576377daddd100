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
}

/** CON-073, CON-074: certificates, by name. */
export const FIRST_QUESTION: SchoolsQuestion = {
  option: 'Certificate',
  dir: 'ascending',
  page: 1,
  inState: false,
};

/** Reads the query of an address. Anything unknown in it is left out. */
export function questionOf(query: URLSearchParams): SchoolsQuestion {
  const words = new Map([...query].map(([key, value]) => [key.toLowerCase(), value]));
  const page = Number(words.get('page') ?? 1);
  return {
    option: readLevelOption(words.get('option') ?? '') ?? FIRST_QUESTION.option,
    dir: readSortDirection(words.get('dir') ?? '') ?? FIRST_QUESTION.dir,
    page: Number.isInteger(page) && page >= 1 && page <= lastSearchPage ? page : 1,
    inState: words.get('state')?.toUpperCase() === 'NC',
  };
}

/** The address of a question about a program; what is at its default is left out. */
export function questionAddress(programId: string, { option, dir, page, inState }: SchoolsQuestion): string {
  const parts = [
    ...(option === FIRST_QUESTION.option ? [] : [`option=${option}`]),
    ...(dir === FIRST_QUESTION.dir ? [] : [`dir=${dir}`]),
    ...(inState ? ['state=NC'] : []),
    ...(page === 1 ? [] : [`page=${page}`]),
  ];
  const path = schoolsAddress(programId);
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
}
