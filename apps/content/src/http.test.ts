import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildContent } from './app.ts';
import { testClock, testSettings } from './testing.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildContent({ settings: testSettings, clock: testClock });
});
afterAll(() => app.close());

describe('what every answer carries', () => {
  it.each(['/', '/pay-for-college/fafsa', '/privacy', '/nowhere'])(
    '%s runs one script of its own, frames the portal alone and names who may frame it',
    async (url) => {
      const { headers } = await app.inject({ url });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain('frame-src http://portal.example:3000;');
      expect(policy).toContain("frame-ancestors 'self' http://portal.example:3000");
      expect(policy).not.toContain('unsafe-inline');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['set-cookie']).toBeUndefined();
    },
  );

  it('has no inline style that this policy would drop', async () => {
    const { body } = await app.inject({ url: '/' });
    expect(body).not.toMatch(/\sstyle=/);
    expect(body).not.toMatch(/\son[a-z]+=/);
  });
});

describe('caching', () => {
  it('asks again for a page and answers 304 while it is the same', async () => {
    const first = await app.inject({ url: '/pay-for-college' });
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const again = await app.inject({
      url: '/pay-for-college',
      headers: { 'if-none-match': `"other", W/${String(first.headers['etag'])}` },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('keeps files for good, under an address that changes with the content', async () => {
    const page = await app.inject({ url: '/' });
    const file = /"(\/assets\/site-[^"]+\.css)"/.exec(page.body)?.[1] ?? '';
    const asset = await app.inject({ url: file });
    expect(asset.statusCode).toBe(200);
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await app.inject({ url: file.replace('site-', 'site-x') })).statusCode).toBe(404);
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip;q=0.5', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const)('compresses for "%s" with %s', async (accepted, encoding, unpack) => {
    const plain = await app.inject({ url: '/privacy' });
    const packed = await app.inject({ url: '/privacy', headers: { 'accept-encoding': accepted } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers['vary']).toContain('Accept-Encoding');
    expect(packed.headers['etag']).not.toBe(plain.headers['etag']);
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
  });
});

describe('addresses', () => {
  it.each(['/Pay-For-College', '/pay-for-college/', '/PAY-FOR-COLLEGE/FAFSA/', '/pay-for-college?utm=1'])(
    '%s finds its page',
    async (url) => {
      expect((await app.inject({ url })).statusCode).toBe(200);
    },
  );

  it.each([
    '/nowhere',
    '/pay-for-college/nothing',
    '/articles/home.json',
    '/assets/../package.json',
    '/%2e%2e/package.json',
  ])('%s is a page that says so and offers the sections', async (url) => {
    const { statusCode, body, headers } = await app.inject({ url });
    expect(statusCode).toBe(404);
    expect(body).toMatch(/<h1>Page not found<\/h1>/);
    expect(body).toContain('href="/plan-your-future"');
    expect(body).toContain('name="robots" content="noindex"');
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(['/%', '/%c0%af', `/${'a'.repeat(5000)}`, '/login?returnUrl=%'])(
    '%s is never a server error',
    async (url) => {
      expect((await app.inject({ url })).statusCode).toBeLessThan(500);
    },
  );

  it('marks the section that a page belongs to', async () => {
    const article = await app.inject({ url: '/pay-for-college/fafsa' });
    expect(article.body).toContain('<a href="/pay-for-college" aria-current="true"');
    const opening = await app.inject({ url: '/pay-for-college' });
    expect(opening.body).toContain('<a href="/pay-for-college" aria-current="page"');
  });
});

describe('signing in', () => {
  it.each([
    ['', '/'],
    ['?returnUrl=%2Fcollege-search%3Fname%3Dduke', '/college-search?name=duke'],
    ['?RETURNURL=/savedColleges', '/savedColleges'],
    ['?returnUrl=http://content.example:3002/privacy', 'http://content.example:3002/privacy'],
    ['?returnUrl=https://evil.example', '/'],
    ['?returnUrl=//evil.example', '/'],
    ['?returnUrl=/%5Cevil.example', '/'],
    ['?returnUrl=javascript:alert(1)', '/'],
    ['?returnUrl=/a&returnUrl=https://evil.example', '/'],
  ])('/login%s comes back to %s (API-212)', async (query, expected) => {
    const { statusCode, headers } = await app.inject({ url: `/login${query}` });
    expect(statusCode).toBe(302);
    const target = new URL(String(headers['location']));
    expect(target.origin + target.pathname).toBe('http://portal.example:3000/login');
    expect(target.searchParams.get('returnUrl')).toBe(expected);
    expect(target.searchParams.get('from')).toBe('content');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is offered on each page with the way back to it', async () => {
    const { body } = await app.inject({ url: '/pay-for-college/fafsa' });
    const back = 'name="returnUrl" value="http://content.example:3002/pay-for-college/fafsa"';
    expect(body).toContain(`<form action="/login"><input type="hidden" ${back}`);
  });
});

it('answers each request with its id: the one that came, or one that no other copy gives', async () => {
  const own = await app.inject('/');
  expect(own.headers['x-request-id']).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  const given = await app.inject({ url: '/nowhere', headers: { 'x-request-id': 'balancer-0001' } });
  expect(given.headers['x-request-id']).toBe('balancer-0001');
});
