import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, expect, it } from 'vitest';
import { buildPartners } from '../app.ts';

const pair = await generateKeyPair('EdDSA');
const other = await generateKeyPair('EdDSA');
const keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'k', alg: 'EdDSA', use: 'sig' }];
const portal: Server = createServer((_request, reply) => void reply.end(JSON.stringify({ keys })));
await new Promise<void>((ready) => void portal.listen(0, '127.0.0.1', ready));
const PORTAL_URL = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`;
const PARTNERS_URL = 'http://partners.example';
const app = await buildPartners({ settings: { PORTAL_URL, PARTNERS_URL, PRODUCT_NAME: 'Longleaf' } });
afterAll(async () => {
  await app.close();
  portal.close();
});

const claims = { organization: 'elm', program: 'first-year', app_key: 'k1' };
interface Token {
  issuer?: string;
  audience?: string;
  seconds?: number;
  key?: CryptoKey;
  typ?: string;
  jti?: string;
  claims?: object;
}
const token = ({
  issuer = PORTAL_URL,
  audience = PARTNERS_URL,
  seconds = 60,
  key = pair.privateKey,
  ...rest
}: Token = {}) =>
  new SignJWT({ ...(rest.claims ?? claims) })
    .setProtectedHeader({ alg: 'EdDSA', kid: 'k', typ: rest.typ ?? 'application-login+jwt' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject('person <b>')
    .setJti(rest.jti ?? crypto.randomUUID())
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(key);
const enter = (given: string) => app.inject({ url: `/application-site/login?token=${given}` });

it('takes a token of the portal once, and shows what it says (EXT-014, API-219)', async () => {
  const given = await token();
  const first = await enter(given);
  expect(first.statusCode).toBe(200);
  expect(first.body).toContain('<dd>first-year</dd>');
  expect(first.body).toContain('person &lt;b&gt;');
  expect(first.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  const second = await enter(given);
  expect(second.statusCode).toBe(403);
  expect(second.body).toContain('It was used before.');
});

it.each<[string, Token, string]>([
  ['of another portal', { issuer: 'http://else.example' }, 'Its iss is not right.'],
  ['for another site', { audience: 'http://else.example' }, 'Its aud is not right.'],
  ['that is too old', { seconds: -5 }, 'It is too old'],
  ['signed by another', { key: other.privateKey }, 'It was not signed by the portal.'],
  ['of another kind', { typ: 'at+jwt' }, 'Its typ is not right.'],
  ['that names no application', { claims: { organization: 'elm' } }, 'is not right.'],
])('refuses a token %s', async (_what, given, words) => {
  const answer = await enter(await token(given));
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain(words);
});

it.each(['', 'nonsense', 'a.b.c'])('refuses %j', async (given) => {
  expect((await enter(given)).statusCode).toBe(403);
});
