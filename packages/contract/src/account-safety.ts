import { z } from 'zod';
import { operation, type Failure } from './operation.ts';

/**
 * What the account service (EXT-003) does for 'Your data' and for signing out everywhere. Paths are on the
 * provider's host, not below `/api`; the API passes the person's own token on.
 */

/** For this many seconds a sign-in counts as fresh: long enough for a form, short enough for a shared computer. */
export const FRESH_SIGN_IN_SECONDS = 600;

/** Answered with 403 when something needs a fresh sign-in and the one at hand is older. */
export const freshSignInNeeded = /*i18n*/ 'For your safety, sign in again to do this.';

/** The same, as an operation lists it. */
export const staleSignIn: Failure = {
  status: 403,
  means: 'The sign-in is older than ten minutes: sign in again, then repeat',
};

/** Days between asking to delete an account and its end. */
export const DELETION_GRACE_DAYS = 14;

/**
 * Whether a sign-in is fresh.
 * @param authTime claim `auth_time` of an access token: seconds since 1970; undefined is never fresh.
 */
export function isFreshSignIn(authTime: number | undefined, now: Date): boolean {
  return authTime !== undefined && now.getTime() / 1_000 - authTime <= FRESH_SIGN_IN_SECONDS;
}

const moment = z.iso.datetime();

/** The windows of the sign-in host that the portal opens as child windows (EXT-004, EXT-005). */
export const accountWindows = {
  twoFactor: '/account/two-factor',
  passkeys: '/account/passkeys',
  email: '/account/email',
  activity: '/account/activity',
} as const;

export const exportedAccountSchema = z.object({
  id: z.uuid(),
  userName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  /** The language of mail. */
  language: z.string().default('en'),
  /** Bit flags (CON-082). */
  role: z.number().int(),
  /** The customer id of the person's school. */
  primaryConnection: z.string().nullable(),
  securityQuestion: z.string(),
  createdAt: moment,
  passwordChangedAt: moment,
  /** Since when sign-in asks for a code of an app; null when it does not. */
  twoFactorSince: moment.nullable(),
  recoveryCodesLeft: z.number().int(),
  trustedDevices: z.array(z.object({ device: z.string(), since: moment, until: moment })),
  /** Where the person is signed in now. */
  sessions: z.array(z.object({ device: z.string(), lastUsedAt: moment })).default([]),
  passkeys: z.array(z.object({ name: z.string(), createdAt: moment, lastUsedAt: moment.nullable() })),
  /** A new e-mail address that waits to be confirmed. */
  emailChange: z.object({ email: z.string(), until: moment }).nullable(),
  /** How the person signed in during the last 90 days, newest first. */
  signIns: z.array(z.object({ at: moment, how: z.string(), device: z.string() })),
  /** When the account will be deleted; null unless its owner asked for it. */
  deleteAfter: moment.nullable(),
});

export type ExportedAccount = z.output<typeof exportedAccountSchema>;

export const exportOwnAccount = operation({
  id: 'EXT-003',
  method: 'GET',
  path: '/account-service/me/export',
  policy: 'account:read',
  summary: 'Everything that the sign-in host keeps about the person, without secrets',
  response: exportedAccountSchema,
});

export const signOutEverywhere = operation({
  id: 'EXT-003',
  method: 'POST',
  path: '/account-service/me/sign-out-everywhere',
  policy: 'account:change',
  summary: 'Ends every session, grant and refresh token of the person and forgets trusted devices',
  response: z.undefined(),
});

export const requestDeletion = operation({
  id: 'EXT-003',
  method: 'POST',
  path: '/account-service/me/delete-request',
  policy: 'account:change',
  summary: 'Asks to delete the account after the days of grace; asked again, the first date stays',
  errors: [staleSignIn],
  response: z.object({ deleteAfter: moment }),
});

/** 404 when no deletion waits. */
export const cancelDeletion = operation({
  id: 'EXT-003',
  method: 'POST',
  path: '/account-service/me/delete-cancel',
  policy: 'account:change',
  summary: 'Keeps the account after all',
  response: z.undefined(),
});
