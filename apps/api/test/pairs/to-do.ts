import { toDoOperations } from '@longleaf/contract/to-do';
import { reads, type Pairs } from './pair.ts';

/** Of `contract/src/to-do.ts`. */
export const toDoPairs: Pairs = [[toDoOperations.getToDo, reads('/toDo', 'Chapel Hill')]];
