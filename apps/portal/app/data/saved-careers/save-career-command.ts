import { command } from '../../shell/pending-commands/command.ts';
import { savedCareers } from './saved-careers.ts';

/** Saves the career that was asked for before sign-in. */
export default command({ occCode: 'string' }, ({ occCode }) => savedCareers.save(occCode));
