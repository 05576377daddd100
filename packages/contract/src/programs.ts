import { programDetailOperations } from './programs-details.ts';
import { programSearchOperations } from './programs-search.ts';

/** Every operation on programs that needs no sign-in, by the name its client function has. */
export const programOperations = { ...programSearchOperations, ...programDetailOperations };
