import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA, and what axe takes for good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A rule that a page breaks, with the markup that breaks it. */
export type AccessibilityFault = { id: string; markup: string[] };

/**
 * What axe finds wrong with a page as it stands; none for a page without a fault. Axe stays in the page, so that looking
 * at another width costs no second load.
 * @param rules tags of axe.
 */
export async function accessibilityFaults(page: Page, rules = RULES): Promise<AccessibilityFault[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
    const { violations } = await axe.run({ runOnly: tags, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => ({ id, markup: nodes.map(({ html }) => html) }));
  }, rules);
}
