import { CHROMIUM_FLAGS, findChromium } from '@longleaf/platform/chromium';
import { accessibilityFaults } from '@longleaf/testkit/accessibility';
import { afterFile } from '@longleaf/testkit/after-file';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

const PHONE = { name: 'phone', width: 390, height: 844 };
const WIDE = { name: 'wide', width: 1280, height: 860 };

/** Opens a page in a browser session of its own. */
export type OpenPage = (options?: BrowserContextOptions) => Promise<Page>;

/** The states of screens: a name, and how a page gets there. */
export type ScreenStates = readonly (readonly [string, (page: Page) => Promise<void>])[];

/** A real browser, closed when the test file is done. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = await findChromium('.data/test');
  const browser = await chromium.launch({
    executablePath,
    args: CHROMIUM_FLAGS,
    env: { ...process.env, ...env } as Record<string, string>,
  });
  afterFile(() => browser.close());
  return browser;
}

/**
 * Tests that each state has no accessibility fault and fits the window, on a phone and wide; keeps a picture of both. A
 * person gets there on the phone; the window is made wide afterwards.
 */
export function describeScreens(states: ScreenStates, open: OpenPage): void {
  describe('on a phone and wide', () => {
    it.each(states)('%s has no accessibility fault and does not scroll sideways', async (state, reach) => {
      const page = await open({ viewport: { width: PHONE.width, height: PHONE.height } });
      await reach(page);
      await page.evaluate(() => document.fonts.ready);
      for (const { name, ...size } of [PHONE, WIDE]) {
        await page.setViewportSize(size);
        const tooWideBy = Math.max(0, await sidewaysScroll(page));
        const faults = await accessibilityFaults(page);
        expect({ name, tooWideBy, faults }).toEqual({ name, tooWideBy: 0, faults: [] });
        await page.screenshot({ path: `test-results/identity/${name}-${state}.png`, fullPage: true });
      }
      await page.context().close();
    });
  });
}

/** By how many pixels the page is wider than the window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
