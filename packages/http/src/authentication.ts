import type { FastifyRequest } from 'fastify';
import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { LRUCache } from 'lru-cache';
import { ProblemError, unauthorized } from './problem.ts';

/** Finds the actor behind a request: the person of its bearer token, or nobody when it carries none and none is needed. */
export type Authenticate = (request: FastifyRequest, need: 'required' | 'optional') => Promise<void>;

export type TokenVerifier = (token: string) => Promise<VerifiedToken>;

export type VerifiedToken = {
  issuer: string;
  subject: string;
  /** When the person signed in, and when the token was made, in seconds since 1970; undefined when it does not say. */
  authTime: number | undefined;
  issuedAt: number | undefined;
};

const TOKENS_KEPT = 10_000;
const PEOPLE_KEPT = 20_000;

/** Another copy may have deleted a person whose id is remembered here. */
const PERSON_REMEMBERED_MILLISECONDS = 60_000;

/** A token that was found good is not looked at again for this long: a key that is withdrawn counts soon. */
const SECONDS_REMEMBERED = 60;

/** Signatures by key pairs alone: nobody can make one out of what the provider publishes. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

/**
 * Checks access tokens (RFC 9068): type, issuer, audience, signature and times. An ID token or any other kind of
 * token of the same provider is refused. Tokens that were found good are remembered for a minute, so that a busy
 * page costs one signature check.
 */
export function createTokenVerifier(options: {
  issuer: string;
  audience: string;
  keys: JWTVerifyGetKey;
  /** What a token must have been given for; left out where the provider names no such thing. */
  scope?: string | undefined;
  now?: () => Date;
}): TokenVerifier {
  const good = new LRUCache<string, VerifiedToken & { until: number }>({ max: TOKENS_KEPT });
  const now = options.now ?? (() => new Date());
  return async (token) => {
    const seconds = now().getTime() / 1_000;
    const known = good.get(token);
    if (known && known.until > seconds) return known;
    const { issuer, audience, keys, scope } = options;
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: ALGORITHMS,
      typ: 'at+jwt',
      currentDate: now(),
    });
    if (!payload.sub || !payload.exp) throw new errors.JWTInvalid('sub and exp are needed');
    if (scope !== undefined && !scopesOf(payload).includes(scope)) {
      throw new errors.JWTClaimValidationFailed('the token is not for this API', payload, 'scope');
    }
    const authTime = typeof payload['auth_time'] === 'number' ? payload['auth_time'] : undefined;
    const until = Math.min(payload.exp, seconds + SECONDS_REMEMBERED);
    const found = { issuer, subject: payload.sub, authTime, issuedAt: payload.iat, until };
    good.set(token, found);
    return found;
  };
}

function scopesOf({ scope }: JWTPayload): string[] {
  return typeof scope === 'string' ? scope.split(' ') : [];
}

/**
 * Builds the check that runs before every operation that knows a person.
 * @param personIdOf gives the id that a person has in this app, and throws for one who may not come in.
 */
export function createAuthenticate(
  verify: TokenVerifier,
  personIdOf: (token: VerifiedToken) => Promise<string>,
): Authenticate {
  const people = new LRUCache<string, string>({ max: PEOPLE_KEPT, ttl: PERSON_REMEMBERED_MILLISECONDS });
  return async (request, need) => {
    const token = bearerToken(request);
    if (token === undefined) {
      if (need === 'optional') return;
      throw unauthorized();
    }
    const verified = await verify(token).catch((error: unknown) => {
      throw refusal(error);
    });
    const key = `${verified.issuer} ${verified.subject}`;
    let id = people.get(key);
    if (id === undefined) {
      id = await personIdOf(verified);
      people.set(key, id);
    }
    request.actor = { kind: 'person', id, signedInAt: verified.authTime };
  };
}

/** The bearer token of a request; undefined when there is none. */
export function bearerToken(request: FastifyRequest): string | undefined {
  const match = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '');
  return match?.[1];
}

function refusal(error: unknown): Error {
  if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) {
    return new ProblemError(503, /*i18n*/ 'Sign-in cannot be checked right now. Please try again.', {
      headers: { 'retry-after': '5' },
      cause: error,
    });
  }
  const detail =
    error instanceof errors.JWTExpired
      ? /*i18n*/ 'Your session has ended.'
      : /*i18n*/ 'The access token is not valid.';
  return unauthorized(detail, 'invalid_token');
}

export type Claims = JWTPayload;
