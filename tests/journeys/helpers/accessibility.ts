import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The page as it stands has no accessibility fault that a tool can find, does not scroll sideways, and is kept as a
 * picture under test-results/screens.
 * @param within selects the part to look at, where the rest of a long page was looked at before
 */
export async function expectAccessible(page: Page, state: string, within?: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // A window is made first and shown a frame later; looked at in between, the page would have nothing to read.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[role=dialog]')].every((one) =>
      one.checkVisibility({ opacityProperty: true }),
    ),
  );
  const axe = new AxeBuilder({ page }).withTags(RULES);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html }) => html.slice(0, 200)),
  }));
  expect(found, `accessibility of ${state}`).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `sideways scroll of ${state}`).toBeLessThanOrEqual(0);
  const path = `test-results/screens/${test.info().project.name}/${state.replace(/\W+/g, '-')}.png`;
  if (within === undefined) await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  else await page.locator(within).screenshot({ path, animations: 'disabled' });
}
