import { careerDetailOperations } from './career-details.ts';
import { careerClusters, searchOccupations, suggestOccupations } from './career-search.ts';
import { wageOperations } from './career-wages.ts';

/** Every operation on careers that needs no sign-in, by the name its client function has. */
export const careerOperations = {
  searchOccupations,
  suggestOccupations,
  careerClusters,
  ...careerDetailOperations,
  ...wageOperations,
};
