import { z } from 'zod';
import { staleSignIn } from './account-safety.ts';
import { changePasswordRefused } from './accounts.ts';
import { operation } from './operation.ts';

/**
 * Password, security question and free names of one's own account. The API serves these below `/api` and passes
 * them on, with the person's own token, to the account service (see `account-recovery.ts`).
 */

/** MSG-044 and MSG-067 to MSG-072: fixed by the specification. */
export const accountSecurityMessages = {
  checkFailed:
    /*i18n*/ 'An error occurred while checking the availability of the provided account name or email address. Please try again later.',
  passwordRefused: changePasswordRefused,
  passwordFailed: /*i18n*/ 'There was an error changing your password.',
  passwordChanged: /*i18n*/ 'Password changed successfully',
  questionLoadFailed: /*i18n*/ 'An error occurred retrieving the security question',
  questionSaveFailed: /*i18n*/ 'An error occurred while updating the security question',
  questionSaved: /*i18n*/ 'Security question updated successfully',
} as const;

/** The project's own words where the specification has none. */
export const accountSecurityWords = {
  userNameTaken: /*i18n*/ 'This account name is taken. Choose another one',
  emailTaken: /*i18n*/ 'Another account has this email',
  currentPasswordWrong: /*i18n*/ 'This is not your password. Enter the password that you sign in with',
} as const;

/** How long typing must rest before a name is looked up. */
export const AVAILABILITY_DEBOUNCE_MILLISECONDS = 500;

const text = z.string().max(1_000).default('');

export const accountSecurityOperations = {
  checkUserName: operation({
    id: 'API-134',
    method: 'GET',
    path: '/users/{name}/checkusername',
    policy: 'public',
    summary: 'Whether an account name is free. Your own, unchanged, is free for you.',
    errors: [{ status: 409, means: 'The name is taken' }],
    params: z.object({ name: z.string().max(300) }),
    response: z.object({ userNameIsValid: z.literal(true) }),
  }),
  checkEmail: operation({
    id: 'API-135',
    method: 'GET',
    path: '/users/{name}/checkemail',
    policy: 'account:read',
    summary: 'Whether an e-mail is free. Your own, unchanged, is free for you.',
    errors: [{ status: 409, means: 'Another account has it confirmed' }],
    params: z.object({ name: z.string().max(300) }),
    response: z.object({
      emailIsValid: z.boolean(),
      /** True when it is your own and you confirmed it. */
      emailVerified: z.boolean(),
      /** Proves to this portal, for a day, that it gave this answer. */
      emailSignature: z.string(),
    }),
  }),
  changePassword: operation({
    id: 'API-155',
    method: 'POST',
    path: '/account/changepassword',
    policy: 'account:change',
    summary: 'Changes your password; every other session and every refresh token ends, and a mail says so.',
    body: z.object({ oldPassword: text, newPassword: text, confirmPassword: text }),
    response: z.undefined(),
  }),
  getSecurityQuestion: operation({
    id: 'API-156',
    method: 'GET',
    path: '/account/getSecurityQuestion',
    policy: 'account:read',
    summary: 'Your security question.',
    response: z.object({ securityQuestion: z.string() }),
  }),
  saveSecurityQuestion: operation({
    id: 'API-157',
    method: 'PUT',
    path: '/account/saveSecurityQuestion',
    policy: 'account:change',
    summary:
      'Sets your security question. Needs a sign-in of the last ten minutes, or the current password beside the specified fields.',
    errors: [staleSignIn],
    body: z.object({ securityQuestion: text, securityAnswer: text, currentPassword: text }),
    response: z.undefined(),
  }),
} as const;

/** What the API itself asks about the person, with their token; not below `/api`. */
export const ownAccountOperation = operation({
  id: 'EXT-003',
  method: 'GET',
  path: '/me',
  policy: 'account:read',
  summary: 'What the profile shows of the account',
  response: z.object({
    userName: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    /** The password no longer meets the rules for new ones (GAP-119). */
    passwordInvalid: z.boolean(),
    /** Since when sign-in asks for a code of an app; null when it does not. */
    twoFactorSince: z.iso.datetime().nullable().default(null),
  }),
});
