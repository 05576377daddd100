import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readSettings } from '@longleaf/platform/settings';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portal } from './index.ts';
import { publicSettings } from './public-settings.ts';

let app: FastifyInstance;
let folder: string;
let port: number;
const drawn: string[] = [];
const logged: (string | undefined)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longleaf-portal-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'page-1a2b.js'), 'go()');
  await writeFile(join(folder, 'assets', 'page-1a2b.js.br'), brotliCompressSync('go()'));
  app = Fastify();
  app.decorate('catalogVersion', () => 'one');
  const render = async (request: Request) => {
    drawn.push(request.url);
    return new Response(`<p>${request.url}</p>`, { headers: { 'content-type': 'text/html' } });
  };
  app.addHook('onResponse', async ({ pageRoute }) => void logged.push(pageRoute));
  const patternOf = (path: string) => (path.startsWith('/careers/') ? '/careers/:name' : undefined);
  const languages = ['en', 'es'] as const;
  const settings = publicSettings(readSettings({ NODE_ENV: 'test' }), languages);
  await portal(app, { render, patternOf, languages, clientFolder: folder }, settings);
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
/** Asks for an address letter by letter as it stands; other ways put it in order first. */
function ask(path: string): Promise<{ statusCode: number; body: string; location: string | undefined }> {
  return new Promise((done, failed) => {
    const asked = request({ host: '127.0.0.1', port, path }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (part: string) => (body += part));
      const { location } = answer.headers;
      answer.on('end', () => done({ statusCode: answer.statusCode ?? 0, body, location }));
    });
    asked.on('error', failed).end();
  });
}

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the page that sets a new password', () => {
  it.each([
    '/resetPassword',
    '/RESETPASSWORD/',
    '//resetpassword',
    '/reset%50assword',
    '/%72esetPassword',
    '/es/resetPassword',
    '/ES//reset%50assword',
    '/%65s/resetPassword',
  ])('is drawn and kept without the e-mail and token of its address: %s', async (path) => {
    const { body, statusCode } = await ask(`${path}?email=maya@example.org&token=secret-token`);
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/secret-token|maya@/);
    expect(drawn.join(' ')).not.toMatch(/secret-token|maya@/);
  });

  it('is the only one: other pages are drawn for their whole address', async () => {
    const { body } = await ask('/college-search?name=elon');
    expect(body).toContain('/college-search?name=elon');
  });
});

describe('a built file', () => {
  it('is sent as it was compressed, to be kept for good', async () => {
    const { body, headers } = await app.inject({
      url: '/assets/page-1a2b.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(headers).not.toHaveProperty('etag');
    expect(body).not.toBe('go()');
  });

  it('is sent plain to whoever takes no other', async () => {
    expect(await app.inject('/assets/page-1a2b.js')).toMatchObject({ statusCode: 200, body: 'go()' });
  });

  it('has one address, whatever it was compressed to', async () => {
    expect((await ask('/assets/page-1a2b.js.br')).statusCode).toBe(404);
  });
});

describe('a built file that is not there', () => {
  it('is missing, and no page is drawn in its place', async () => {
    const before = drawn.length;
    expect((await ask('/assets/of-an-earlier-version.js')).statusCode).toBe(404);
    expect(drawn).toHaveLength(before);
  });
});

describe('an address that means another host', () => {
  it.each([
    '//',
    '///',
    '//[',
    '//evil.test:x',
    '//evil.test/colleges',
    '/\\\\evil.test/',
    'http://evil.test/',
  ])('is one of this host, and no failure: %s', async (path) => {
    const { statusCode } = await ask(path);
    expect(statusCode).toBe(200);
    expect(new URL(drawn.at(-1) ?? '').origin).toBe('http://localhost:3000');
  });
});

describe('the language of an address', () => {
  it('is part of what a page is kept under', async () => {
    for (const path of ['/careers?page=3', '/es/careers?page=3']) {
      expect((await ask(path)).body).toContain(path);
      expect((await ask(path)).body).toContain(path);
    }
    expect(drawn.filter((url) => url.endsWith('careers?page=3'))).toHaveLength(2);
  });

  it.each([
    ['/en-XA/careers?page=2', '/careers?page=2'],
    ['/en-XA', '/'],
    ['/en-XA/resetPassword?email=maya@example.org&token=t', '/resetPassword?email=maya@example.org&token=t'],
    ['/en-XA//evil.test/', '/evil.test/'],
    ['/en-XA/%2F/evil.test', '/%2F/evil.test'],
  ])(
    'leads to the main one for now, where the portal does not come in it yet: %s',
    async (path, expected) => {
      const before = drawn.length;
      const { statusCode, location } = await ask(path);
      expect({ statusCode, location }).toEqual({ statusCode: 302, location: expected });
      expect(drawn).toHaveLength(before);
    },
  );
});

it('is logged by the pattern of its page, in whatever language', async () => {
  logged.length = 0;
  for (const path of ['/careers/nurse?name=maya', '/es/careers/nurse', '/maya@example.org']) await ask(path);
  await expect.poll(() => logged).toEqual(['/careers/:name', '/careers/:name', undefined]);
});
