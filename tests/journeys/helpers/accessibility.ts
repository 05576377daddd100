import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { type Width, WIDTHS, widthsToLookAt } from './widths.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The page as it stands has no accessibility fault that a tool can find and does not scroll sideways, wide and on a
 * phone. It stands as before afterwards. With `PICTURES=1` a picture of each width is kept under test-results/screens: to
 * draw long pages for them takes a tenth of the time of all journeys.
 * @param within selects the part to look at, where the rest of a long page was looked at before
 */
export async function expectAccessible(page: Page, state: string, within?: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const before = page.viewportSize();
  // From the top: where the page was scrolled to, a bar that stays may cover half of a button.
  const scrolled = await page.evaluate(() => {
    const top = window.scrollY;
    window.scrollTo({ top: 0, behavior: 'instant' });
    return top;
  });
  for (const width of widthsToLookAt(test.info())) {
    if (page.viewportSize()?.width !== WIDTHS[width].width) await page.setViewportSize(WIDTHS[width]);
    await settled(page);
    await lookAt(page, state, { width, within });
  }
  if (before && page.viewportSize()?.width !== before.width) await page.setViewportSize(before);
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolled);
}

/** What a press or a new width sets in motion has come to rest: colours that change, pieces that are drawn anew, what moves to its place. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const ending = document
      .getAnimations()
      .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((one) => one.finished));
  });
}

interface Look {
  width: Width;
  within: string | undefined;
}

async function lookAt(page: Page, state: string, { width, within }: Look): Promise<void> {
  // The page is hidden from readers first, then a window made, and shown a frame later; looked at in between, there
  // would be nothing to read.
  await page.waitForFunction(() => {
    const windows = [...document.querySelectorAll('[role=dialog]')];
    const isPageRead = document.querySelector('main')?.closest('[aria-hidden=true], [inert]') == null;
    return (
      (isPageRead || document.querySelector('[role=dialog], [role=menu], [role=listbox]') !== null) &&
      windows.every((one) => one.checkVisibility({ opacityProperty: true }))
    );
  });
  expect(await faultsOf(page, within), `accessibility of ${state}, ${width}`).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `sideways scroll of ${state}, ${width}`).toBeLessThanOrEqual(0);
  if (process.env['PICTURES'] !== '1') return;
  const path = `test-results/screens/${width}/${state.replace(/\W+/g, '-')}.png`;
  if (within === undefined) await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  else await page.locator(within).screenshot({ path, animations: 'disabled' });
}

async function faultsOf(page: Page, within: string | undefined): Promise<{ id: string; where: string[] }[]> {
  // Evaluated rather than put into the page as an element: the page's policy refuses foreign scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ tags, part }) => {
      const { axe } = window as unknown as {
        axe: { run: (where: unknown, options: RunOptions) => Promise<AxeResults> };
      };
      const { violations } = await axe.run(part ?? document, { runOnly: tags, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html.slice(0, 200)) }));
    },
    { tags: RULES, part: within },
  );
}
