import { z } from 'zod';
import { operation } from './operation.ts';

/**
 * Getting back into an account. The API serves these below `/api` and passes them on to the account service, which
 * serves the same paths below ACCOUNT_SERVICE_BASE on its own host.
 */

/** Where the account service has the calls that the API passes on. */
export const ACCOUNT_SERVICE_BASE = '/account-service';

/** MSG-001 to MSG-003: fixed by the specification. */
export const recoveryMessages = {
  resetFailed: /*i18n*/ 'An error occurred resetting your password',
  resetDone: /*i18n*/ 'Password reset successfully.',
  notFound: /*i18n*/ 'Your account was not found, or the information you entered is inaccurate.',
} as const;

/** CON-031: the three ways through the wizard. */
export const RECOVERY_OPTIONS = ['forgotpassword', 'forgotaccountname', 'requestpasswordreset'] as const;
export type RecoveryOption = (typeof RECOVERY_OPTIONS)[number];

/** How long a link that sets a new password works. */
export const RESET_LINK_SECONDS = 60 * 60;

const text = z.string().max(1_000).default('');

/**
 * Whose account it is (GAP-008): the account name or the e-mail, either field; names tell apart people who share
 * an e-mail. A date of birth is accepted and not compared: the account service does not know it, and an answer that
 * depended on it would tell strangers when somebody was born. Other fields are accepted and ignored.
 */
export const recoveryDetails = z.object({
  userName: text,
  email: text,
  firstName: text,
  lastName: text,
  dateOfBirth: text,
});
export type RecoveryDetails = z.input<typeof recoveryDetails>;

const answeredDetails = recoveryDetails.extend({ securityAnswer: text });
const question = z.object({ securityQuestion: z.string() });

export const recoveryOperations = {
  resetPasswordWithToken: operation({
    id: 'API-001',
    method: 'POST',
    path: '/account/resetPasswordWithToken',
    policy: 'public',
    summary: 'Sets a new password with the token of a link; the link is used up and every session ends.',
    body: z.object({ email: text, token: text, newPassword: text }),
    response: z.undefined(),
  }),
  questionForPassword: operation({
    id: 'API-002',
    method: 'POST',
    path: '/Account/GetSecurityQuestion/ForgotPassword',
    policy: 'public',
    summary: 'The security question of an account whose password is forgotten.',
    body: recoveryDetails,
    response: question,
  }),
  questionForUserName: operation({
    id: 'API-003',
    method: 'POST',
    path: '/Account/GetSecurityQuestion/ForgotUsername',
    policy: 'public',
    summary: 'The security question of an account whose name is forgotten.',
    body: recoveryDetails,
    response: question,
  }),
  resetPassword: operation({
    id: 'API-004',
    method: 'POST',
    path: '/account/ResetPassword',
    policy: 'public',
    summary:
      'After the right answer, mails a link that sets a new password. The answer alone resets nothing.',
    body: answeredDetails,
    response: z.undefined(),
  }),
  recoverUserName: operation({
    id: 'API-005',
    method: 'POST',
    path: '/account/RecoverUsername',
    policy: 'public',
    summary: 'After the right answer, the account name.',
    body: answeredDetails,
    response: z.object({ username: z.string() }),
  }),
  passwordResetAccounts: operation({
    id: 'API-006',
    method: 'GET',
    path: '/users/PasswordResetAccounts/{username}',
    policy: 'public',
    summary:
      'The accounts of an account name or e-mail, each with an id for the next call and a masked e-mail.',
    params: z.object({ username: z.string().max(300) }),
    response: z.array(z.object({ id: z.string(), email: z.string() })),
  }),
  sendPasswordResetRequest: operation({
    id: 'API-007',
    method: 'POST',
    path: '/users/sendPasswordResetRequest',
    policy: 'public',
    summary: 'Mails a link that sets a new password. Answered the same for ids that mean nothing.',
    body: z.object({ accountId: text, username: text }),
    response: z.undefined(),
  }),
} as const;

export type PasswordResetAccount = z.output<typeof recoveryOperations.passwordResetAccounts.response>[number];
