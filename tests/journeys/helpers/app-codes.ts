import { Secret, TOTP } from 'otpauth';

const PERIOD_MILLISECONDS = 30_000;

/** The time step (RFC 6238) that an app is in at this moment. */
export function stepNow(): number {
  return Math.floor(Date.now() / PERIOD_MILLISECONDS);
}

/** The code that an app shows in a time step. @param key as the window shows it, in groups of four letters */
export function codeOfStep(key: string, step: number): string {
  const secret = Secret.fromBase32(key.replaceAll(' ', ''));
  return new TOTP({ secret }).generate({ timestamp: step * PERIOD_MILLISECONDS });
}
