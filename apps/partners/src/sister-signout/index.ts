import type { Party } from '../party.ts';
import { registerSignOutFrame } from '../sign-out-frame/sign-out-frame.ts';

const id = 'sister-signout';
const name = 'sister application';

/** The sister application's sign-out frame (EXT-020). */
export const sisterSignout: Party = {
  id,
  name: 'Sister application: sign-out frame',
  purpose: 'Ends the session of the sister application when a person signs out of the portal.',
  setting: 'SISTER_SIGNOUT_URL',
  example: '',
  register: (app, settings) => registerSignOutFrame(app, settings, { id, name }),
};
