import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** The widths that every screen is looked at: a desk and a phone. */
const WIDTHS = [
  ['wide', 1280, 860],
  ['phone', 390, 844],
] as const;

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What is on the screen now has no accessibility fault that a tool can find, at both widths, and no sideways scroll.
 * @param within selects the part to look at
 */
export async function expectAccessible(within?: string): Promise<void> {
  await document.fonts.ready;
  for (const [name, width, height] of WIDTHS) {
    await page.viewport(width, height);
    // From the top, once it is drawn: where the page was scrolled to, a bar may cover half of a button.
    window.scrollTo(0, 0);
    await nextFrame();
    const { violations } = await axe.run(within ?? document, { runOnly: RULES, resultTypes: ['violations'] });
    const found = violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map(({ html, failureSummary = '' }) => `${html.slice(0, 200)} ${failureSummary}`),
    }));
    expect(found, `accessibility, ${name}`).toEqual([]);
    // What is laid out anew for this width may take a moment on a busy machine.
    const sideways = () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    };
    await expect.poll(sideways, { message: `sideways scroll, ${name}` }).toBeLessThanOrEqual(0);
  }
  await page.viewport(1280, 860);
}

/** Two frames: what a new width changes is drawn in the second. */
function nextFrame(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}
