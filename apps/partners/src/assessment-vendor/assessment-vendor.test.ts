import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalJWKSet, exportJWK, generateKeyPair, jwtVerify, SignJWT, type JSONWebKeySet } from 'jose';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { buildPartners } from '../app.ts';

const pair = await generateKeyPair('EdDSA');
const keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'k', alg: 'EdDSA', use: 'sig' }];
const received: string[] = [];
let status = 200;
const portal: Server = createServer((request, reply) => {
  if (request.method === 'GET') return reply.end(JSON.stringify({ keys }));
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => void parts.push(part));
  return request.on('end', () => {
    received.push((JSON.parse(Buffer.concat(parts).toString()) as { result: string }).result);
    reply.statusCode = status;
    reply.end('{"kept":true}');
  });
});
await new Promise<void>((ready) => void portal.listen(0, '127.0.0.1', ready));
const PORTAL_URL = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`;
const PARTNERS_URL = 'http://partners.example';
const app = await buildPartners({ settings: { PORTAL_URL, PARTNERS_URL, PRODUCT_NAME: 'Longleaf' } });
afterAll(async () => {
  await app.close();
  portal.close();
});
beforeEach(() => {
  received.length = 0;
  status = 200;
});

const token = (typ = 'assessment-vendor+jwt') =>
  new SignJWT({ config_ids: [104] })
    .setProtectedHeader({ alg: 'EdDSA', kid: 'k', typ })
    .setIssuer(PORTAL_URL)
    .setAudience(PARTNERS_URL)
    .setSubject('somebody')
    .setJti(crypto.randomUUID())
    .setIssuedAt()
    .setExpirationTime('60s')
    .sign(pair.privateKey);
const enter = (given: string, configId = 104) =>
  app.inject({ url: `/assessment-vendor/assessments/${configId}?token=${given}` });
const visitOf = (body: string) => /name="visit" value="([^"]+)"/.exec(body)?.[1] ?? '';
const answerWith = (fields: string) =>
  app.inject({
    method: 'POST',
    url: '/assessment-vendor/answers',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: fields,
  });
const proved = async (result: string) => {
  const published = (await app.inject({ url: '/assessment-vendor/keys' })).json<JSONWebKeySet>();
  return (
    await jwtVerify(result, createLocalJWKSet(published), {
      issuer: `${PARTNERS_URL}/assessment-vendor`,
      audience: PORTAL_URL,
      typ: 'assessment-result+jwt',
    })
  ).payload;
};

it('takes a token once, asks, and sends a signed result that names the same visit each time (EXT-010)', async () => {
  const given = await token();
  const first = await enter(given);
  expect(first.statusCode).toBe(200);
  expect(first.body).toContain('This page is a stand-in.');
  expect(first.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(first.headers['content-security-policy']).toContain("form-action 'self'");
  expect((await enter(given)).body).toContain('It was used before.');

  const fields = `visit=${visitOf(first.body)}&agreed=0-0&agreed=0-1&agreed=1-0&outcome=completed`;
  const replies = [await answerWith(fields), await answerWith(fields)];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const [one, two] = await Promise.all(received.map(proved));
  expect(one).toMatchObject({
    sub: 'somebody',
    config_id: 104,
    outcome: 'completed',
    title: 'Planning ahead',
    areas: [
      { name: 'Planning ahead', score: 100 },
      { name: 'Trying things out', score: 50 },
    ],
  });
  expect(two?.jti).toBe(one?.jti);
});

it('can say that there is no license', async () => {
  const visit = visitOf((await enter(await token())).body);
  await answerWith(`visit=${visit}&outcome=not-licensed`);
  expect(await proved(received[0] ?? '')).toMatchObject({ config_id: 104, outcome: 'not-licensed' });
});

it('says when the portal did not take it', async () => {
  status = 500;
  const visit = visitOf((await enter(await token())).body);
  const reply = await answerWith(`visit=${visit}&outcome=completed`);
  expect(reply.statusCode).toBe(502);
  expect(reply.body).toContain('The portal did not take it.');
});

it('refuses a token for something else, a survey that is not paid for, and a visit that is none', async () => {
  expect((await enter(await token('application-login+jwt'))).statusCode).toBe(403);
  expect((await enter(await token(), 100)).body).toContain('It is not for this survey.');
  expect((await enter(await token(), 5)).statusCode).toBe(404);
  expect((await enter('nonsense')).statusCode).toBe(403);
  expect((await answerWith('visit=x&outcome=completed')).statusCode).toBe(403);
  expect((await app.inject({ method: 'POST', url: '/assessment-vendor/answers' })).statusCode).toBe(403);
  expect(received).toEqual([]);
});
