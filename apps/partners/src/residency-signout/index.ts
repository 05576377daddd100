import type { Party } from '../party.ts';
import { registerSignOutFrame } from '../sign-out-frame/sign-out-frame.ts';

const id = 'residency-signout';
const name = 'residency application';

/** The residency application's sign-out frame (EXT-021). */
export const residencySignout: Party = {
  id,
  name: 'Residency application: sign-out frame',
  purpose: 'Ends the session of the residency application when a person signs out of the portal.',
  setting: 'RESIDENCY_SIGNOUT_URL',
  example: '',
  register: (app, settings) => registerSignOutFrame(app, settings, { id, name }),
};
