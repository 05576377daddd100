import { z } from 'zod';
import { operation } from './operation.ts';

const name = z.string().regex(/^[\w.-]{1,60}$/, 'Use letters, digits, ., - and _, at most 60 characters');

/** Seconds in which a college's site takes the token that a person brings. */
export const APPLICATION_LOGIN_SECONDS = 60;

/** Where a hand-off leads to nobody that we know. */
export const applicationLoginMessages = {
  unknown: /*i18n*/ 'We do not know this application. Check the link, or ask the college for a new one.',
  failed: /*i18n*/ 'We could not open your application.',
};

/** The hand-off to a college's own application site (exclusive login). */
export const applicationLoginOperations = {
  getApplicationAddress: operation({
    id: ['API-142', 'API-219'],
    method: 'GET',
    path: '/application/{organization}/{program}/{appKey}',
    policy: 'application-login:read',
    summary:
      'Where you go on to a college’s application: its address with a token that says who comes. It holds for a minute and for one use.',
    params: z.object({ organization: name, program: name, appKey: name }),
    response: z.object({
      address: z.url(),
      /** The host it leads to, to be read before one goes. */
      site: z.string(),
    }),
    perMinute: 20,
  }),
  getApplicationLoginKeys: operation({
    id: 'project',
    method: 'GET',
    path: '/applicationLogin/keys',
    policy: 'public',
    summary:
      'The public keys (JSON Web Key Set) with which a college’s site checks the tokens of those who come from here',
    response: z.object({
      keys: z.array(
        z.object({
          kty: z.literal('OKP'),
          crv: z.literal('Ed25519'),
          x: z.string(),
          kid: z.string(),
          alg: z.literal('EdDSA'),
          use: z.literal('sig'),
        }),
      ),
    }),
  }),
};
