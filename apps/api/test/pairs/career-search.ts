import { occupationsByTitleOrSearch } from '@longleaf/contract/career-search';
import { OWN } from '../owner/own.ts';
import { reads, type Pairs } from './pair.ts';

/** Of `contract/src/career-search.ts`. */
export const careerSearchPairs: Pairs = [
  [
    occupationsByTitleOrSearch,
    reads('/careers/occupations?searchType=saved&page=1&pageSize=10', `"${OWN.career}"`),
  ],
];
