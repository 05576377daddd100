import { command } from '../../shell/pending-commands/command.ts';
import { getRecruited } from './recruiting.ts';

/** Sends the request to be recruited that was made before sign-in. */
export default command({ collegeId: 'number' }, ({ collegeId }) => getRecruited(collegeId));
