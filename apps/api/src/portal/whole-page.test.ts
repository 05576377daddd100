import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { awayAttribute } from '@longleaf/contract/people-away';
import { createServer } from '@longleaf/http/server';
import { createLogger } from '@longleaf/platform/logging';
import { readSettings } from '@longleaf/platform/settings';
import { afterAll, expect, it } from 'vitest';
import type { Render } from './build.ts';
import { portal } from './index.ts';
import { publicSettings } from './public-settings.ts';

/** The portal with a page that asks the API for what its address names, and shows it. */
async function startPortal(changes: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'longleaf-portal-'));
  await mkdir(join(folder, 'assets'));
  const settings = readSettings({
    NODE_ENV: 'test',
    RATE_LIMIT_PER_MINUTE: '3',
    TRUST_PROXY: '1',
    ...changes,
  });
  let version = 'one';
  const app = await createServer({
    settings,
    log: createLogger('test', 'silent'),
    authenticate: async () => undefined,
    policies: {},
    catalogVersion: () => version,
  });
  let answer = 200;
  let away = false;
  let drawn = 0;
  app.get('/api/facts', (_request, reply) => reply.code(answer).send({ facts: true }));
  const render: Render = async (request, { fetchApi, nonce, reportError }) => {
    drawn += 1;
    const { pathname, searchParams } = new URL(request.url);
    const got = await fetchApi('/api/facts');
    if (pathname === '/throws') throw new Error('not drawn');
    if (pathname === '/reports') reportError('a loader failed', new Error('no facts'));
    const body = `<!DOCTYPE html><html lang="en"><p>${searchParams.get('name') ?? ''}</p><script nonce="${nonce}">${got.status}</script>`;
    return new Response(body, {
      status: got.status === 404 ? 404 : pathname === '/fails' ? 500 : 200,
      headers: { 'content-type': 'text/html' },
    });
  };
  await portal(
    app,
    { render, patternOf: () => undefined, languages: ['en'], clientFolder: folder },
    publicSettings(settings),
    () => away,
  );
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    app,
    answerWith: (status: number) => (answer = status),
    tellAway: (now: boolean) => (away = now),
    loadFacts: (name: string) => (version = name),
    drawn: () => drawn,
    ask: async (path: string, visitor = '192.0.2.1') => {
      const got = await fetch(url + path, { headers: { 'x-forwarded-for': visitor }, redirect: 'manual' });
      return { status: got.status, headers: got.headers, body: await got.text() };
    },
  };
}

it('keeps a whole page until the facts change', async () => {
  const { ask, drawn, loadFacts } = await startPortal();
  expect((await ask('/')).status).toBe(200);
  expect((await ask('/')).status).toBe(200);
  expect(drawn()).toBe(1);
  loadFacts('two');
  await ask('/');
  expect(drawn()).toBe(2);
});

it('says of a kept page that people’s things are away, for as long as they are', async () => {
  const { ask, drawn, tellAway } = await startPortal();
  expect((await ask('/')).body).toContain('<html lang="en">');
  tellAway(true);
  expect((await ask('/')).body).toContain(`<html ${awayAttribute}="" lang="en">`);
  tellAway(false);
  expect((await ask('/')).body).toContain('<html lang="en">');
  expect(drawn()).toBe(1);
});

it.each([
  ['a call answered 429', '/', 429],
  ['a call answered 500', '/', 500],
  ['a call answered 503', '/', 503],
  ['a loader failed', '/reports', 200],
  ['the page says so', '/fails', 200],
  ['nothing could be drawn', '/throws', 200],
])('tells of a page that is not whole with 503 and keeps it nowhere: %s', async (_, path, status) => {
  const { ask, answerWith, drawn } = await startPortal();
  answerWith(status);
  const page = await ask(path);
  expect(page.status).toBe(503);
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(page.headers.get('cache-control')).toBe('no-store');
  answerWith(200);
  const again = await ask(path);
  expect(again.status).toBe(path === '/' ? 200 : 503);
  expect(drawn()).toBe(2);
});

it('shows a page about what is not there as such, and does not keep it', async () => {
  const { ask, answerWith, drawn } = await startPortal();
  answerWith(404);
  expect((await ask('/')).status).toBe(404);
  expect((await ask('/')).status).toBe(404);
  expect(drawn()).toBe(2);
});

it('limits pages by their visitor, and drawing by nothing: one cannot break pages for all', async () => {
  const { ask, drawn } = await startPortal();
  for (let index = 0; index < 3; index++) expect((await ask(`/?page=${index}`)).status).toBe(200);
  const refused = await ask('/?page=4');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(drawn()).toBe(3);
  // More pages are drawn than one address may call: by others, each of whom has their own count.
  for (let index = 5; index < 15; index++) {
    expect((await ask(`/?page=${index}`, `192.0.2.${index}`)).status).toBe(200);
  }
});

it('gives the nonce to its own scripts alone, whatever a visitor writes', async () => {
  const { ask } = await startPortal();
  const nonceOf = (page: { headers: Headers }) =>
    /'nonce-([\w-]+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1];
  const first = await ask('/?name=nonce-is-set-when-sent');
  expect(first.body).toContain('<p>nonce-is-set-when-sent</p>');
  const nonce = nonceOf(first);
  expect(first.body).toContain(`<script nonce="${nonce}">`);
  // Another visitor who types what they were sent gets it back as their own words.
  const second = await ask(`/?name=${nonce}`);
  expect(second.body).toContain(`<p>${nonce}</p>`);
  expect(nonceOf(second)).not.toBe(nonce);
  expect(second.body).toContain(`<script nonce="${nonceOf(second)}">`);
});

it('runs no script in a page that is not its own', async () => {
  const { ask } = await startPortal({ TILE_URL: 'https://tiles.example.org' });
  const policy = (await ask('/')).headers.get('content-security-policy') ?? '';
  const sources = (name: string) => policy.split('; ').find((rule) => rule.startsWith(`${name} `));
  expect(sources('script-src')).toMatch(/^script-src 'self' 'nonce-[\w-]{22}'$/);
  expect(sources('script-src-attr')).toBe(`script-src-attr 'none'`);
  expect(sources('style-src')).toMatch(/^style-src 'self' 'nonce-[\w-]{22}'$/);
  expect(sources('object-src')).toBe(`object-src 'none'`);
  expect(sources('base-uri')).toBe(`base-uri 'none'`);
  expect(sources('frame-ancestors')).toBe(`frame-ancestors 'self'`);
  expect(sources('default-src')).toBe(`default-src 'self'`);
});

it('sends a page packed as the browser takes it, and short ones as they are', async () => {
  const { app } = await startPortal({ RATE_LIMIT_PER_MINUTE: '0' });
  const long = `/?name=${'maya'.repeat(400)}`;
  const packedAs = async (accepted: string | undefined, url = long) => {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    return (await app.inject({ url, headers })).headers['content-encoding'];
  };
  expect(await packedAs('gzip, deflate, br')).toBe('br');
  expect(await packedAs('gzip')).toBe('gzip');
  expect(await packedAs(undefined)).toBeUndefined();
  expect(await packedAs('br;q=0, identity')).toBeUndefined();
  expect(await packedAs('br', '/')).toBeUndefined();
  const { headers } = await app.inject({ url: long, headers: { 'accept-encoding': 'br' } });
  expect(headers['vary']).toMatch(/accept-encoding/i);
});

it('tells programs of a page without sending it, and takes nothing that is sent to one', async () => {
  const { app } = await startPortal({ RATE_LIMIT_PER_MINUTE: '0' });
  const told = await app.inject({ method: 'HEAD', url: '/' });
  expect([told.statusCode, told.body]).toEqual([200, '']);
  expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(404);
});
