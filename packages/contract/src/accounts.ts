import { z } from 'zod';
import { operation } from './operation.ts';

/**
 * The account service of the sign-in provider (GAP-006, API-008 to API-014). Paths are on the provider's host,
 * not below `/api`.
 */

/** MSG-067: also the answer when the old password is wrong. */
export const changePasswordRefused =
  'Unable to change your password. Make sure your old password is typed correctly.';

const text = (maximum: number) => z.string().max(maximum).default('');

/** What the token's scopes allow to know about the person. */
export const userInfoSchema = z.object({
  sub: z.string(),
  preferred_username: z.string().optional(),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  /** The language of mail (BCP 47). */
  locale: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  /** Bit flags (CON-082). */
  role: z.number().int().optional(),
  primaryConnection: z.string().nullable().optional(),
});

export const userInfo = operation({
  id: 'API-008',
  method: 'GET',
  path: '/userInfo',
  policy: 'account:read',
  summary: 'The claims of the signed-in person',
  response: userInfoSchema,
});

/** The OAuth 2.0 token endpoint (RFC 6749): the body is form encoded and errors are OAuth's own. */
export const tokenEndpoint = operation({
  id: 'API-009',
  method: 'POST',
  path: '/token',
  policy: 'public',
  summary: 'Exchanges a code for tokens, or a refresh token for new ones',
  body: z.discriminatedUnion('grant_type', [
    z.object({
      grant_type: z.literal('authorization_code'),
      client_id: z.string(),
      code: z.string(),
      redirect_uri: z.string(),
      code_verifier: z.string(),
    }),
    z.object({
      grant_type: z.literal('refresh_token'),
      client_id: z.string(),
      refresh_token: z.string(),
      scope: z.string().optional(),
    }),
  ]),
  response: z.object({
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    /** Seconds. */
    expires_in: z.number().int(),
    scope: z.string().optional(),
    id_token: z.string().optional(),
    refresh_token: z.string().optional(),
  }),
});

export const registerAccount = operation({
  id: 'API-010',
  method: 'POST',
  path: '/register',
  policy: 'public',
  summary: 'Makes an account; the person signs in with it afterwards',
  status: 201,
  errors: [{ status: 409, means: 'The account name is taken' }],
  body: z.object({
    userName: text(100),
    email: text(300),
    firstName: text(100),
    lastName: text(100),
    /** The language of mail, `en` or `es`; left out, it is what the caller's Accept-Language asks for. */
    language: text(40),
    password: text(1_000),
    confirmPassword: text(1_000),
    securityQuestion: text(1_000),
    securityAnswer: text(1_000),
    role: z.number().int().default(0),
  }),
  response: z.object({ id: z.uuid(), userName: z.string() }),
});

export const endSession = operation({
  id: 'API-011',
  method: 'POST',
  path: '/logout',
  policy: 'account:change',
  summary: 'Ends the session of the token and every refresh token of it',
  response: z.undefined(),
});

export const changeAccountPassword = operation({
  id: 'API-012',
  method: 'POST',
  path: '/changePassword',
  policy: 'account:change',
  summary: 'Changes the password; every other session and every refresh token ends',
  body: z.object({ oldPassword: text(1_000), newPassword: text(1_000), confirmPassword: text(1_000) }),
  response: z.undefined(),
});

export const getToken = operation({
  id: 'API-013',
  method: 'GET',
  path: '/gettoken',
  policy: 'account:read',
  summary: 'An access token for another registered client that may use the API, within the same session',
  query: z.object({ clientId: z.string().min(1).max(100) }),
  response: z.object({
    accessToken: z.string(),
    tokenType: z.literal('Bearer'),
    /** Seconds. */
    expiresIn: z.number().int(),
    scope: z.string(),
  }),
});

/** Leads to the page that asks whether to sign out: a GET can come from anywhere, so it ends nothing by itself. */
export const legacyLogout = operation({
  id: 'API-014',
  method: 'GET',
  path: '/logout',
  policy: 'public',
  summary: 'Leads to the sign-out page',
  response: z.undefined(),
});
