import { openProvider } from './provider.ts';
import { adopt } from './renew.ts';
import { asStored } from './stored-user.ts';

/** Claims of the ID token that a person can change in the profile. */
interface OwnClaims {
  given_name?: string;
  family_name?: string;
  role?: number;
  primaryConnection?: string | null;
}

/**
 * Shows what a person just changed about themselves in the header and everywhere the session is asked, this page's
 * reload included. A refreshed token repeats the claims of the sign-in, so waiting for one would show nothing new.
 */
export async function noteOwnClaims(changed: OwnClaims): Promise<void> {
  const provider = await openProvider();
  const user = await provider.getUser();
  if (!user) return;
  Object.assign(user.profile, changed);
  await provider.storeUser(user);
  adopt(asStored(user));
}
