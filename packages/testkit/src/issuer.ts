import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, type JWTVerifyGetKey } from 'jose';

export type TestIssuer = {
  issuer: string;
  audience: string;
  /** The public key, as the API would read it from the provider. */
  keys: JWTVerifyGetKey;
  /** An access token for a person, with the claims the sign-in provider writes. */
  token(subject: string, changes?: TokenChanges): Promise<string>;
};

export type TokenChanges = {
  issuer?: string;
  audience?: string;
  /** Seconds from now; negative for a token that has expired. */
  expiresIn?: number;
};

/**
 * Signs access tokens like the sign-in provider does, with a key of its own, so that an API test needs no second
 * server. Journeys and the tests of the provider use the real one.
 */
export async function createTestIssuer(): Promise<TestIssuer> {
  const issuer = 'http://issuer.test';
  const audience = 'longleaf-api';
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256' };
  return {
    issuer,
    audience,
    keys: createLocalJWKSet({ keys: [key] }),
    token: (subject, changes = {}) =>
      new SignJWT({ scope: 'openid profile email longleaf.api longleaf.data' })
        .setProtectedHeader({ alg: 'RS256', kid: 'test', typ: 'at+jwt' })
        .setSubject(subject)
        .setIssuer(changes.issuer ?? issuer)
        .setAudience(changes.audience ?? audience)
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + (changes.expiresIn ?? 900))
        .sign(privateKey),
  };
}
