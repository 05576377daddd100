import { ALWAYS_TOLD, TOLD_PARTS } from '@longleaf/rules/recruiting/told';
import { command } from '../../shell/pending-commands/command.ts';
import { getRecruited } from './recruiting.ts';

/** Sends a request to be recruited; it may have waited for sign-in. The college is told what was said then. */
export default command({ collegeId: 'number', told: 'string' }, ({ collegeId, told }) => {
  const said = told.split(' ');
  return getRecruited(
    collegeId,
    TOLD_PARTS.filter((part) => ALWAYS_TOLD.includes(part) || said.includes(part)),
  );
});
