import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';

/** The form's own key: made when it starts, and published so that the portal can check what it tells. */
export interface OwnKey {
  published: () => Promise<{ keys: JWK[] }>;
  /** What is told of somebody who finished the form, signed, for the portal alone, for five minutes. */
  sign: (person: string) => Promise<string>;
}

export function ownKey(site: string, portal: string): OwnKey {
  const kid = randomUUID();
  const made = generateKeyPair('EdDSA', { extractable: true });
  return {
    published: async () => ({
      keys: [{ ...(await exportJWK((await made).publicKey)), kid, alg: 'EdDSA', use: 'sig' }],
    }),
    sign: async (person) =>
      new SignJWT({})
        .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'next-steps-form-completed+jwt' })
        .setIssuer(site)
        .setAudience(portal)
        .setSubject(person)
        .setJti(randomUUID())
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign((await made).privateKey),
  };
}

/** Tells the portal; gives whether it took it. Telling it twice does no harm. */
export async function tellPortal(portal: string, token: string): Promise<boolean> {
  try {
    const { ok } = await fetch(new URL('/api/nextSteps/form/completed', portal), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
      signal: AbortSignal.timeout(10_000),
    });
    return ok;
  } catch {
    return false;
  }
}
