import { careerOperations } from '@longleaf/contract/careers';
import { OWN } from '../owner/own.ts';
import { reads, type Pairs } from './pair.ts';

/** Of `contract/src/careers.ts`. */
export const careersPairs: Pairs = [
  [
    careerOperations.occupation,
    { ...reads(`/careers/occupations/${OWN.careerName}`, '"isSaved":true'), stranger: 200 },
  ],
];
