import { randomUUID } from 'node:crypto';
import { APPLICATION_LOGIN_SECONDS } from '@longleaf/contract/application-login';
import { nextStepMessages } from '@longleaf/contract/next-steps';
import { badRequest, ProblemError } from '@longleaf/http/problem';
import { createRemoteJWKSet, errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { SigningKey } from '../application-login/index.ts';

/** The Next Steps form, which others run, and the portal as it knows us. */
export interface Ends {
  /** The form's address; its keys are published below it. */
  form: string;
  portal: string;
}

const reference = z.uuid();

/**
 * The form's address with a token: who comes, by a name of the form's own, for a minute and for one use. It is signed
 * with the keys of the hand-off to application sites and tells no name.
 */
export async function formAddress({ form, portal }: Ends, name: string, key: SigningKey): Promise<string> {
  const address = new URL(form);
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'EdDSA', kid: key.id, typ: 'next-steps-form+jwt' })
    .setIssuer(portal)
    .setAudience(form)
    .setSubject(name)
    .setJti(randomUUID())
    // Tokens live by the real time, whatever the product's clock says.
    .setIssuedAt()
    .setExpirationTime(`${APPLICATION_LOGIN_SECONDS}s`)
    .sign(key.privateKey);
  address.searchParams.set('token', token);
  return address.href;
}

/**
 * Reads what the form signed when somebody finished it: the name that it knows them by.
 * @throws ProblemError 400 for a token that is not the form's own, 503 while its keys cannot be read
 */
export function completionReader({ form, portal }: Ends): (token: string) => Promise<string> {
  const keys = createRemoteJWKSet(new URL(`${form}/keys`));
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: form,
        audience: portal,
        typ: 'next-steps-form-completed+jwt',
        algorithms: ['EdDSA'],
        requiredClaims: ['sub', 'exp'],
      });
      return reference.parse(payload.sub);
    } catch (error) {
      if (cannotReadKeys(error)) throw new ProblemError(503, nextStepMessages.formNowhere);
      throw badRequest({ token: [nextStepMessages.badToken] });
    }
  };
}

function cannotReadKeys(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof TypeError) return true;
  // What is wrong with a token has a code of its own; this one is any answer but the keys.
  return error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC';
}
