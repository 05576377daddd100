import { afterAll, expect, it } from 'vitest';
import { buildPartners } from '../app.ts';

const app = await buildPartners({
  settings: {
    PORTAL_URL: 'http://portal.example',
    PARTNERS_URL: 'http://partners.example',
    PRODUCT_NAME: 'Longleaf',
  },
});
afterAll(() => app.close());

it('shows what it was told, says that it is a stand-in, and lets nobody else know it (EXT-012, API-210)', async () => {
  const query = new URLSearchParams({
    userId: 'abc',
    userIdHash: 'f00',
    email: 'maya+1@example.org',
    firstName: '<b>Maya</b>',
    other: 'unseen',
  });
  const { statusCode, body, headers } = await app.inject({ url: `/test-prep?${query}` });
  expect(statusCode).toBe(200);
  expect(body).toContain('This page is a stand-in.');
  expect(body).toContain('<dd>maya+1@example.org</dd>');
  expect(body).toContain('<dd>&lt;b&gt;Maya&lt;/b&gt;</dd>');
  expect(body).not.toContain('unseen');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'unsafe-none',
  });
});

it.each(['', '?userId=&email=', '?userId=1&userId=2'])(
  'without a person says what it is for: %s',
  async (query) => {
    const { statusCode, body } = await app.inject({ url: `/test-prep${query}` });
    expect(statusCode).toBe(200);
    expect(body).toContain('The portal opens this tool for people who are signed in there.');
  },
);
