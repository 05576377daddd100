import { careerDetailOperations } from './careers-details.ts';
import { careerClusters, searchOccupations, suggestOccupations } from './careers-search.ts';
import { wageOperations } from './careers-wages.ts';

/** Every operation on careers that needs no sign-in, by the name its client function has. */
export const careerOperations = {
  searchOccupations,
  suggestOccupations,
  careerClusters,
  ...careerDetailOperations,
  ...wageOperations,
};
