import type { ChildProcess } from 'node:child_process';
import { startEmbeddedPostgres } from '@longleaf/platform/embedded-postgres';
import { freePort } from '@longleaf/platform/free-port';
import { expect, type Page } from '@playwright/test';
import { APPS, startApp, stopApp } from '../../scripts/lib/apps.ts';
import { expectAccessible } from './helpers/accessibility.ts';
import { test } from './helpers/test.ts';
import { JOURNEY_PORTS } from './setup/ports.ts';

// A portal beside the others that has neither a content site nor any outside party (GAP-055, GAP-056).
// One such portal for all of this file.
test.describe.configure({ mode: 'default' });
let portal: ChildProcess | undefined;
let origin = '';
test.beforeAll(async () => {
  const port = String(await freePort());
  origin = `http://localhost:${port}`;
  const database = await startEmbeddedPostgres({ dataDir: process.env['DATA_DIR'] ?? '' });
  ({ child: portal } = await startApp(APPS[0], {
    PORT: port,
    PORTAL_URL: origin,
    DATABASE_URL: database.url,
    CONTENT_URL: '',
    PARTNERS_URL: '',
    LOG_LEVEL: 'silent',
  }));
});
test.afterAll(async () => {
  if (portal) await stopApp(portal);
});

/** Nothing on the page leads to one of the sites that are not there. */
async function expectAlone(page: Page): Promise<void> {
  // Again where the page was just leaving: what is for members leads to the provider.
  await expect(async () => {
    const html = await page.content();
    expect(html).not.toContain(`:${JOURNEY_PORTS.CONTENT_PORT}`);
    expect(html).not.toContain(`:${JOURNEY_PORTS.PARTNERS_PORT}`);
  }).toPass({ timeout: 15_000 });
  // Nor is there a place in a list for a link that was left out.
  await expect(page.locator('nav li:not(.only-phone):empty, footer :is(li, ul):empty')).toHaveCount(0);
}

test('home, search and saved colleges lead only to what is there', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of ['/', '/college-search', '/savedColleges', '/careers/registered-nurses', '/data']) {
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await expectAlone(page);
  }
  await page.goto(origin, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Find a college', level: 2 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Explore your future' })).toHaveCount(0);
  // Of this column the portal's own places stay.
  const planAndApply = page.getByRole('contentinfo').locator('div', {
    has: page.locator('> h2', { hasText: 'Plan and apply' }),
  });
  await expect(planAndApply.getByRole('link')).toHaveText([
    'Your college plan',
    'Next steps',
    'What to do now',
    'Application hub',
    'Calendar',
    'Direct admission',
  ]);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Data sources' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Help' })).toHaveCount(0);
  await expectAccessible(page, 'home without a content site');
  const places = new Set(asked.map((url) => new URL(url).port));
  expect(places).not.toContain(String(JOURNEY_PORTS.CONTENT_PORT));
});

test('signing in goes straight to the provider', async ({ page }) => {
  const provider = page.waitForRequest((request) =>
    request.url().startsWith(`http://localhost:${JOURNEY_PORTS.IDENTITY_PORT}/auth?`),
  );
  await page.goto(`${origin}/login?returnUrl=/savedColleges`);
  const asked = new URL((await provider).url()).searchParams;
  expect(asked.get('redirect_uri')).toBe(`${origin}/signin-callback`);
});

test('an address of the content site leads home, and so does signing out as nobody', async ({ page }) => {
  for (const path of ['/pay-for-college/net-price', '/privacy', '/logout']) {
    await page.goto(origin + path);
    await expect(page).toHaveURL(`${origin}/`);
  }
});

test('there are no notices, and the portal says so itself', async ({ page }) => {
  const answer = await page.request.get(`${origin}/api/sitenotifications?targets=site`);
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toEqual({ message: null, updatedDate: null, notifications: [] });
});
