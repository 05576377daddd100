import { CHROMIUM_FLAGS, findChromium } from '@longleaf/platform/chromium';
import { accessibilityFaults } from '@longleaf/testkit/accessibility';
import type { FastifyInstance } from 'fastify';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildContent } from './app.ts';
import { testClock, testSettings } from './testing.ts';

const ONE_OF_EACH = [
  '/',
  '/plan-your-future',
  '/pay-for-college',
  '/save-for-college',
  '/apply-to-college',
  '/pay-for-college/net-price',
  '/plan-your-future/paths-after-high-school',
  '/privacy',
  '/nowhere',
];

let app: FastifyInstance;
let base: string;
let browser: Browser;
beforeAll(async () => {
  app = await buildContent({ settings: testSettings, clock: testClock });
  base = await app.listen({ host: '127.0.0.1', port: 0 });
  const { executablePath, env } = await findChromium('.data/test');
  browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: CHROMIUM_FLAGS });
});
afterAll(async () => {
  await browser.close();
  await app.close();
});

async function open(path: string, width: number, withPage: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  try {
    const page = await context.newPage();
    await page.goto(base + path);
    await withPage(page);
  } finally {
    await context.close();
  }
}

it.each(ONE_OF_EACH)('%s has no accessibility violation, wide and on a phone', async (path) => {
  await open(path, 1280, async (page) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await accessibilityFaults(page), `at ${width} pixels`).toEqual([]);
    }
  });
});

describe('in a browser', () => {
  it.each(ONE_OF_EACH)('%s does not scroll sideways at any width', async (path) => {
    await open(path, 320, async (page) => {
      const tooWide = [];
      for (const width of [320, 390, 600, 761, 768, 901, 1001, 1024, 1101, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width) tooWide.push(width);
      }
      expect(tooWide).toEqual([]);
    });
  });

  it('skips to the main part with the first stop of the keyboard', async () => {
    await open('/pay-for-college/fafsa', 1280, async (page) => {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to main content');
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    });
  });

  it('opens and closes the menu on a phone, and leads on', async () => {
    await open('/pay-for-college/fafsa', 390, async (page) => {
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Apply' });
      expect(await link.isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Open menu' }).click();
      expect(await link.isVisible()).toBe(true);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await link.isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await link.click();
      expect(new URL(page.url()).pathname).toBe('/apply-to-college');
    });
  });

  it('has the sections below the bar of a phone where no script runs', async () => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    await page.goto(`${base}/pay-for-college/fafsa`);
    expect(await page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(false);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Apply' }).click();
    expect(new URL(page.url()).pathname).toBe('/apply-to-college');
    await context.close();
  });

  it('has its footer at the foot of a page that is shorter than the window', async () => {
    await open('/nowhere', 1280, async (page) => {
      await page.setViewportSize({ width: 1280, height: 2400 });
      const foot = await page.evaluate(
        () => document.querySelector('footer')?.getBoundingClientRect().bottom,
      );
      expect(foot).toBe(2400);
    });
  });

  it('loads its own font and style and reports nothing wrong', async () => {
    await open('/', 1280, async (page) => {
      const complaints: string[] = [];
      page.on('console', (message) => complaints.push(message.text()));
      await page.reload({ waitUntil: 'networkidle' });
      expect(await page.evaluate(() => document.fonts.check('16px "Reddit Sans"'))).toBe(true);
      expect(complaints).toEqual([]);
    });
  });
});

describe('who is signed in', () => {
  /** Opens a guide whose hidden frame of the portal says this. */
  async function told(report: object, withPage: (page: Page) => Promise<void>, width = 390): Promise<void> {
    await open('/privacy', width, async (page) => {
      const script = `parent.postMessage(${JSON.stringify({ source: 'longleaf-session', ...report })}, '*')`;
      await page.route('http://portal.example:3000/session-frame', (route) =>
        route.fulfill({ contentType: 'text/html', body: `<script>${script}</script>` }),
      );
      await page.reload();
      await withPage(page);
    });
  }
  const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in' });
  const tabs = (page: Page) => page.getByRole('navigation', { name: 'Quick links' });

  it('stands in the header, and the tab bar comes', async () => {
    await told(
      { state: 'signed-in', name: '<b>Maya</b> Torres', initials: 'MT', saved: '12' },
      async (page) => {
        await page.locator('[data-account] summary').click();
        await page.getByText('<b>Maya</b> Torres').waitFor();
        expect(await signIn(page).isVisible()).toBe(false);
        expect(await tabs(page).isVisible()).toBe(true);
        const saved = page.getByRole('banner').getByRole('link', { name: 'Saved colleges' });
        expect(await page.getByRole('banner').locator('[data-saved]').textContent()).toBe('12');
        expect(await saved.getAttribute('href')).toBe('http://portal.example:3000/savedColleges');
        expect(await accessibilityFaults(page)).toEqual([]);
      },
    );
  });

  it('brings no tab bar onto paper', async () => {
    await told({ state: 'signed-in', name: 'Maya Torres', initials: 'MT' }, async (page) => {
      await tabs(page).waitFor();
      await page.emulateMedia({ media: 'print' });
      expect(await tabs(page).isVisible()).toBe(false);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    });
  });

  it('is said to be unknown where the browser does not tell, with a way to the account', async () => {
    await told({ state: 'unknown' }, async (page) => {
      await page.getByRole('link', { name: 'Your account' }).waitFor();
      expect(await signIn(page).isVisible()).toBe(false);
      expect(await tabs(page).isVisible()).toBe(false);
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  });

  it('is believed of the portal alone', async () => {
    await told({ state: 'signed-out' }, async (page) => {
      await page.evaluate(async () => {
        window.postMessage(
          { source: 'longleaf-session', state: 'signed-in', name: 'Eve', initials: 'E' },
          '*',
        );
        await new Promise((done) => window.addEventListener('message', done, { once: true }));
      });
      expect(await signIn(page).isVisible()).toBe(true);
    });
  });

  it('leaves the page to the visitor while nothing is said', async () => {
    await open('/privacy', 1280, async (page) => {
      expect(await signIn(page).isVisible()).toBe(true);
      expect(await page.getByRole('button', { name: 'Create account' }).isVisible()).toBe(true);
    });
  });

  it('and which section is open is seen in forced colours, and neither is printed', async () => {
    await open('/pay-for-college', 1280, async (page) => {
      const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
      const edge = () => current.evaluate((link) => getComputedStyle(link).borderBottomWidth);
      expect(await edge()).toBe('0px');
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await edge()).toBe('3px');
      // Its ground is gone: only an edge says that it can be pressed.
      const act = page.getByRole('main').locator('.act').first();
      expect(await act.evaluate((link) => getComputedStyle(link).borderBottomWidth)).toBe('1px');
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('header:visible, footer:visible').count()).toBe(0);
    });
  });
});
