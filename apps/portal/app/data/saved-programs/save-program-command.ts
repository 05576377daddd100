import { command } from '../../shell/pending-commands/command.ts';
import { savedPrograms } from './saved-programs.ts';

/** Saves the program that was asked for before sign-in. */
export default command({ programId: 'string' }, ({ programId }) => savedPrograms.save(programId));
