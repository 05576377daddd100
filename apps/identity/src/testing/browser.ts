import AxeBuilder from '@axe-core/playwright';
import { CHROMIUM_FLAGS, findChromium } from '@longleaf/platform/chromium';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SIZES = [
  { name: 'wide', width: 1280, height: 860 },
  { name: 'phone', width: 390, height: 844 },
];

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
  afterAll(() => browser.close());
  return browser;
}

/** Tests that each state has no accessibility fault and fits the window, wide and on a phone; keeps a picture of it. */
export function describeScreens(states: ScreenStates, open: OpenPage): void {
  describe.each(SIZES)('at $width', ({ name, width, height }) => {
    it.each(states)('%s has no accessibility fault and does not scroll sideways', async (state, reach) => {
      const page = await open({ viewport: { width, height } });
      await reach(page);
      await page.evaluate(() => document.fonts.ready);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      await page.screenshot({ path: `test-results/identity/${name}-${state}.png`, fullPage: true });
      await page.context().close();
    });
  });
}

/** By how many pixels the page is wider than the window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
