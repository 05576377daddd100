import { programDetailOperations } from './program-details.ts';
import { getSchools } from './program-schools.ts';
import { programSearchOperations } from './program-search.ts';

/** Every operation on programs that needs no sign-in, by the name its client function has. */
export const programOperations = { ...programSearchOperations, ...programDetailOperations, getSchools };
