import type { Page } from '@playwright/test';

/**
 * Counts what a person presses with mouse or finger from now on, on every page of the story.
 * @returns how often it was until now
 */
export async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction('countPress', () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    const { countPress } = window as unknown as { countPress: () => void };
    // Not at the window: a press that Playwright takes back, since something moved into its way, ends there.
    document.addEventListener('pointerdown', ({ isTrusted }) => isTrusted && countPress(), true);
  });
  return () => presses;
}

/** A list is opened and one of it chosen: two presses, which the browser's own list does not tell of. */
export const PRESSES_OF_A_LIST = 2;
