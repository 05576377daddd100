import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalJWKSet, exportJWK, generateKeyPair, type JSONWebKeySet, jwtVerify, SignJWT } from 'jose';
import { afterAll, expect, it } from 'vitest';
import { buildPartners } from '../app.ts';

const pair = await generateKeyPair('EdDSA');
const keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'k', alg: 'EdDSA', use: 'sig' }];
/** What the portal was told, and what it says to that. */
const told: string[] = [];
let says = 200;
const portal: Server = createServer((request, reply) => {
  if (request.url === '/api/applicationLogin/keys') return void reply.end(JSON.stringify({ keys }));
  let body = '';
  request.on('data', (piece) => (body += String(piece)));
  request.on('end', () => {
    told.push((JSON.parse(body) as { token: string }).token);
    reply.statusCode = says;
    reply.end('{}');
  });
});
await new Promise<void>((ready) => void portal.listen(0, '127.0.0.1', ready));
const PORTAL_URL = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`;
const PARTNERS_URL = 'http://partners.example';
const FORM = `${PARTNERS_URL}/next-steps-form`;
const app = await buildPartners({ settings: { PORTAL_URL, PARTNERS_URL, PRODUCT_NAME: 'Longleaf' } });
afterAll(async () => {
  await app.close();
  portal.close();
});

const token = (audience = FORM) =>
  new SignJWT({})
    .setProtectedHeader({ alg: 'EdDSA', kid: 'k', typ: 'next-steps-form+jwt' })
    .setIssuer(PORTAL_URL)
    .setAudience(audience)
    .setSubject('made-up-name')
    .setJti(crypto.randomUUID())
    .setIssuedAt()
    .setExpirationTime('1m')
    .sign(pair.privateKey);
const enter = (given: string) => app.inject({ url: `/next-steps-form?token=${given}` });
const finish = (fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/next-steps-form/finish',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const visitIn = (page: string) => /name="visit" value="([^"]+)"/.exec(page)?.[1] ?? '';

it('EXT-031: takes a token of the portal once, asks, and tells the portal with its own signature', async () => {
  const given = await token();
  const opened = await enter(given);
  expect(opened.statusCode).toBe(200);
  expect(opened.body).toContain('This page is a stand-in.');
  expect(opened.body).not.toContain('made-up-name');
  expect((await enter(given)).statusCode).toBe(403);
  const visit = visitIn(opened.body);

  const unanswered = await finish({ visit, after: '0' });
  expect(unanswered.statusCode).toBe(400);
  expect(unanswered.body).toContain('Answer both questions');
  expect(told).toEqual([]);

  says = 503;
  const failed = await finish({ visit, after: '0', talked: '2' });
  expect(failed.statusCode).toBe(502);
  expect(failed.body).toContain('Try again');
  says = 200;
  const done = await finish({ visit, after: '0', talked: '2' });
  expect(done.statusCode).toBe(200);
  expect(done.body).toContain('You have finished the form.');

  const published = (await app.inject({ url: '/next-steps-form/keys' })).json<JSONWebKeySet>();
  expect(JSON.stringify(published)).not.toContain('"d"');
  const { payload } = await jwtVerify(told.at(-1) ?? '', createLocalJWKSet(published), {
    issuer: FORM,
    audience: PORTAL_URL,
    typ: 'next-steps-form-completed+jwt',
  });
  expect(payload.sub).toBe('made-up-name');
});

it.each(['', 'nonsense', 'a.b.c'])('refuses %j', async (given) =>
  expect((await enter(given)).statusCode).toBe(403),
);
it('refuses a token for another site', async () =>
  expect((await enter(await token('http://else.example'))).statusCode).toBe(403));
it('tells nothing of somebody who never opened it', async () => {
  const before = told.length;
  expect((await finish({ visit: crypto.randomUUID(), after: '0', talked: '0' })).statusCode).toBe(403);
  expect(told).toHaveLength(before);
});
