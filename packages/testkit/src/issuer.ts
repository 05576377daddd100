import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  SignJWT,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
} from 'jose';

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
  /** The header's type: `at+jwt` unless stated. */
  typ?: string;
  /** When the person signed in, in seconds since 1970. */
  authTime?: number;
};

/**
 * Signs access tokens like the sign-in provider does, with a key of its own, so that an API test needs no second
 * server. Journeys and the tests of the provider use the real one.
 */
export async function createTestIssuer(
  issuer = 'http://issuer.test',
): Promise<TestIssuer & { jwks: JSONWebKeySet }> {
  const audience = 'longleaf-api';
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256' };
  return {
    issuer,
    audience,
    jwks: { keys: [key] },
    keys: createLocalJWKSet({ keys: [key] }),
    token: (subject, changes = {}) =>
      new SignJWT({
        scope: 'openid profile email longleaf.api longleaf.data',
        ...(changes.authTime === undefined ? {} : { auth_time: changes.authTime }),
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'test', typ: changes.typ ?? 'at+jwt' })
        .setSubject(subject)
        .setIssuer(changes.issuer ?? issuer)
        .setAudience(changes.audience ?? audience)
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + (changes.expiresIn ?? 900))
        .sign(privateKey),
  };
}

/** The same behind a real address with a discovery document, for an API that runs as a process of its own. */
export async function listeningTestIssuer(): Promise<TestIssuer & { close(): Promise<void> }> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer = await createTestIssuer(address);
  server.on('request', (request, response) => {
    const discovery = { issuer: address, jwks_uri: `${address}/jwks` };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.url === '/jwks' ? issuer.jwks : discovery));
  });
  return { ...issuer, close: () => new Promise((done) => server.close(() => done())) };
}
