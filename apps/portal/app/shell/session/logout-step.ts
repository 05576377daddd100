/**
 * What the logout screen does (UI-089, ST-058 to ST-060). `complete`: the provider sent the browser here after
 * ending the session itself. `sign-out`: end it here and at the provider. `leave`: nobody was signed in.
 */
export type LogoutStep = 'complete' | 'sign-out' | 'leave';

export function logoutStep(referrer: string | null, signedIn: boolean): LogoutStep {
  if (referrer?.toLowerCase() === 'auth') return 'complete';
  if (referrer) return 'sign-out';
  return signedIn ? 'sign-out' : 'leave';
}

/** Mark of a sign-out that the person did not ask for; what they typed then waits for them. */
export const IDLE_REFERRER = 'idle';
