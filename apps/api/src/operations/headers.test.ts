import { describe, expect, it } from 'vitest';
import { startApi } from '../../test/start-api.ts';

const api = await startApi({
  settings: { PORTAL_URL: 'https://college.example.org', CONTENT_URL: 'https://guides.example.org' },
});

it('lets the page that describes the API run no script, and load nothing but its own style and the product’s typeface', async () => {
  const { status, headers, text } = await api.call('GET', '/docs');
  const policy = headers.get('content-security-policy') ?? '';
  expect(status).toBe(200);
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'nonce-([\w+/=]+)'; font-src 'self'; frame-ancestors 'none'$/,
  );
  expect(text).toContain(`nonce="${/'nonce-([^']+)'/.exec(policy)?.[1]}"`);
  expect(text).not.toContain('<script');
  const font = await fetch(`${api.url}/api/docs/reddit-sans.woff2`);
  expect(font.headers.get('content-type')).toBe('font/woff2');
  expect(text).toContain('url("docs/reddit-sans.woff2")');
});

describe('answers to scripts of other sites', () => {
  const allowed = async (origin: string) => {
    const answer = await fetch(`${api.url}/api/health`, { headers: { origin } });
    return answer.headers.get('access-control-allow-origin');
  };

  it('are for the portal and the content site', async () => {
    expect(await allowed('https://college.example.org')).toBe('https://college.example.org');
    expect(await allowed('https://guides.example.org')).toBe('https://guides.example.org');
  });

  it.each([
    'https://evil.example',
    'https://college.example.org.evil.example',
    'null',
    'http://college.example.org',
  ])('are not for %s', async (origin) => {
    expect(await allowed(origin)).toBeNull();
  });
});

it('lets no error be kept', async () => {
  for (const path of ['/nothing', '/colleges/999999999', '/campusSearch/loadSavedSearches']) {
    const { status, headers } = await api.call('GET', path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(headers.get('cache-control')).toBe('no-store');
  }
});
