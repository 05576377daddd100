import { Secret, TOTP } from 'otpauth';

/** Seconds that a code of an app is shown for (RFC 6238). */
const PERIOD_SECONDS = 30;
const DIGITS = 6;

/** One step earlier and later is taken as well: clocks differ, and typing takes time. */
const WINDOW = 1;

const SECRET_BYTES = 20;

/** A new secret for an app, in base32. */
export function newAppSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that an app reads from a QR code. */
export function appAddress(secret: string, label: { productName: string; userName: string }): string {
  return codesOf(secret, label).toString();
}

/** Tells whether text has the form of an app's code; spaces do not matter. */
export function looksLikeAppCode(typed: string): boolean {
  return /^\d{6}$/.test(withoutSpaces(typed));
}

/**
 * The time step that a code belongs to; undefined when it fits none near `now`. The caller refuses a step that
 * was used before.
 */
export function stepOfCode(secret: string, typed: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = codesOf(secret).validate({ token: withoutSpaces(typed), timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / PERIOD_SECONDS) + delta;
}

function codesOf(secret: string, label?: { productName: string; userName: string }): TOTP {
  return new TOTP({
    ...(label ? { issuer: label.productName, label: label.userName } : {}),
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD_SECONDS,
  });
}

function withoutSpaces(typed: string): string {
  return typed.replace(/\s/g, '');
}
