import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTokenVerifier } from '@longleaf/http/authentication';
import { readSettings } from '@longleaf/platform/settings';
import { afterFile } from '@longleaf/testkit/after-file';
import { createTestIssuer, listeningTestIssuer } from '@longleaf/testkit/issuer';
import { createLocalJWKSet, errors, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { providerVerifier } from './provider-keys.ts';

const NOON = new Date('2026-03-02T12:00:00Z');
const seconds = (date: Date) => Math.floor(date.getTime() / 1_000);

async function verifierWithClock(scope?: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const key: JWK = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' };
  const clock = { now: NOON, keysAsked: 0 };
  const keySet = createLocalJWKSet({ keys: [key] });
  const verify = createTokenVerifier({
    issuer: 'http://issuer.test',
    audience: 'longleaf-api',
    keys: async (header, token) => {
      clock.keysAsked += 1;
      return keySet(header, token);
    },
    scope,
    now: () => clock.now,
  });
  const sign = (more: { lifetime?: number; typ?: string; scope?: unknown } = {}) =>
    new SignJWT({ auth_time: seconds(NOON) - 5, scope: more.scope })
      .setProtectedHeader({ alg: 'RS256', kid: 'one', typ: more.typ ?? 'at+jwt' })
      .setSubject('somebody')
      .setIssuer('http://issuer.test')
      .setAudience('longleaf-api')
      .setIssuedAt(seconds(NOON))
      .setExpirationTime(seconds(NOON) + (more.lifetime ?? 900))
      .sign(privateKey);
  return { verify, sign, clock, key };
}

describe('the check of access tokens', () => {
  it('gives issuer, subject and when the person signed in', async () => {
    const { verify, sign } = await verifierWithClock();
    expect(await verify(await sign())).toMatchObject({
      issuer: 'http://issuer.test',
      subject: 'somebody',
      authTime: seconds(NOON) - 5,
    });
  });

  it.each(['openid profile', 'longleaf.apis', '', undefined, ['longleaf.api'], 7])(
    'refuses a token that was given for %j when the API wants its own scope',
    async (given) => {
      const { verify, sign } = await verifierWithClock('longleaf.api');
      await expect(verify(await sign({ scope: given }))).rejects.toThrow(/not for this API/);
      await expect(verify(await sign({ scope: 'openid longleaf.api' }))).resolves.toBeDefined();
    },
  );

  it.each(['JWT', 'logout+jwt', 'secevent+jwt', ''])('refuses the token type %j', async (typ) => {
    const { verify, sign } = await verifierWithClock();
    await expect(verify(await sign({ typ }))).rejects.toThrow(/typ/);
  });

  it('refuses a token signed with the public key as a secret', async () => {
    const { verify, key } = await verifierWithClock();
    const token = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256', kid: 'one', typ: 'at+jwt' })
      .setSubject('somebody')
      .setIssuer('http://issuer.test')
      .setAudience('longleaf-api')
      .setExpirationTime(seconds(NOON) + 900)
      .sign(Buffer.from(JSON.stringify(key)));
    await expect(verify(token)).rejects.toThrow(/alg/i);
  });

  it('remembers a good token for a minute, and never past its end', async () => {
    const { verify, sign, clock } = await verifierWithClock();
    const token = await sign({ lifetime: 90 });
    await verify(token);
    clock.now = new Date(NOON.getTime() + 59_000);
    await verify(token);
    expect(clock.keysAsked).toBe(1);
    clock.now = new Date(NOON.getTime() + 61_000);
    await verify(token);
    expect(clock.keysAsked).toBe(2);
    clock.now = new Date(NOON.getTime() + 91_000);
    await expect(verify(token)).rejects.toThrow(/exp/);
  });
});

describe('the provider that the API trusts', () => {
  it('is the one whose discovery document names the configured issuer', async () => {
    const provider = await listeningTestIssuer();
    afterFile(() => provider.close());
    const verify = providerVerifier(readSettings({ NODE_ENV: 'test', OIDC_ISSUER: provider.issuer }));
    expect(await verify(await provider.token('somebody'))).toMatchObject({ subject: 'somebody' });
  });

  it('is not one whose document names another issuer, however good its keys', async () => {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    afterFile(() => server.close());
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const issuer = await createTestIssuer(address);
    server.on('request', (request, response) => {
      response.setHeader('content-type', 'application/json');
      const document = { issuer: 'http://elsewhere.test', jwks_uri: `${address}/jwks` };
      response.end(JSON.stringify(request.url === '/jwks' ? issuer.jwks : document));
    });
    const verify = providerVerifier(readSettings({ NODE_ENV: 'test', OIDC_ISSUER: address }));
    await expect(verify(await issuer.token('somebody'))).rejects.toThrow(/another issuer/);
  });

  describe('that goes away', () => {
    const away = { status: 200, asked: 0 };
    const server = createServer();
    let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
    beforeAll(async () => {
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      issuer = await createTestIssuer(address);
      server.on('request', (request, response) => {
        away.asked += 1;
        response.writeHead(away.status, { 'content-type': 'application/json', connection: 'close' });
        const document = { issuer: address, jwks_uri: `${address}/jwks` };
        response.end(JSON.stringify(request.url === '/jwks' ? issuer.jwks : document));
      });
    });
    afterAll(() => server.close());
    beforeEach(() => {
      Object.assign(away, { status: 200, asked: 0 });
      vi.useFakeTimers({ toFake: ['Date'] });
    });
    afterEach(() => vi.useRealTimers());
    const verifier = () => providerVerifier(readSettings({ NODE_ENV: 'test', OIDC_ISSUER: issuer.issuer }));
    const anHour = { expiresIn: 3_600 };

    it('is believed by the keys that it gave last, for as long as it is away', async () => {
      const verify = verifier();
      const token = await issuer.token('somebody', anHour);
      await verify(token);
      away.status = 503;
      for (let minutes = 0; minutes < 40; minutes += 11) {
        vi.setSystemTime(Date.now() + 11 * 60_000);
        expect(await verify(token)).toMatchObject({ subject: 'somebody' });
      }
    });

    it('lets nobody in by a key that it never gave', async () => {
      const verify = verifier();
      await verify(await issuer.token('somebody', anHour));
      away.status = 503;
      vi.setSystemTime(Date.now() + 11 * 60_000);
      const stranger = await createTestIssuer(issuer.issuer);
      await expect(verify(await stranger.token('somebody'))).rejects.toThrow(/signature/);
    });

    it('without having given any says of no token that it is bad, and is not asked for each', async () => {
      away.status = 503;
      const verify = verifier();
      const token = await issuer.token('somebody', anHour);
      for (let n = 0; n < 5; n++) {
        const error: unknown = await verify(token).catch((caught: unknown) => caught);
        expect(error).not.toBeInstanceOf(errors.JOSEError);
        expect(String(error)).toContain('The keys of the sign-in provider are not to be had');
      }
      expect(away.asked).toBe(1);
      away.status = 200;
      vi.setSystemTime(Date.now() + 6_000);
      expect(await verify(token)).toMatchObject({ subject: 'somebody' });
    });
  });
});
