import { programOperations } from '@longleaf/contract/programs';
import { OWN } from '../owner/own.ts';
import { reads, type Pairs } from './pair.ts';

/** Of `contract/src/programs.ts`. */
export const programsPairs: Pairs = [
  [
    programOperations.searchPrograms,
    reads('/programsMajors/programs?searchType=saved&page=1&pageSize=10', `"${OWN.program}"`),
  ],
  [
    programOperations.program,
    { ...reads(`/programsMajors/programs/${OWN.program}`, '"isSaved":true'), stranger: 200 },
  ],
];
