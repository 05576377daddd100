import { command } from '../../shell/pending-commands/command.ts';
import { saveCollege } from './saved-colleges.ts';

/** Saves the college that was asked for before sign-in. */
export default command({ collegeId: 'number' }, ({ collegeId }) => saveCollege(collegeId));
