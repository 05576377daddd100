import type { Locator, Page } from '@playwright/test';

/** How long an interaction may take at most, from the press to the next painting, in 98 of 100. */
export const MOST_MILLISECONDS = 200;

/** One thing that a person does on the phone; gives back the page where it began. */
type Deed = (page: Page) => Promise<void>;

const searchBox = (page: Page) => page.getByLabel('College, major, career or place').first();

/** To ask a page for something by its role takes its processor, so not before a press is painted. */
const tap = async (page: Page, what: Locator) => {
  await what.tap();
  await page.waitForTimeout(400);
};

const openFilters = async (page: Page) => {
  await tap(page, page.getByRole('button', { name: /^Filters/ }));
  await page.getByRole('dialog').waitFor();
};
const closeFilters = async (page: Page) => {
  await tap(page, page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }));
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

const DEEDS: Readonly<Record<string, Deed>> = {
  typing: async (page) => {
    await searchBox(page).pressSequentially('duke', { delay: 150 });
    await page.getByRole('option', { name: /^Duke University/ }).waitFor();
    await searchBox(page).press('Escape');
    await searchBox(page).press('Escape');
  },
  drawer: async (page) => {
    await openFilters(page);
    await closeFilters(page);
  },
  filter: async (page) => {
    await openFilters(page);
    const box = page.getByRole('dialog').locator('label:has(input[type=checkbox])').filter({ visible: true });
    if ((await box.count()) === 0)
      await tap(page, page.getByRole('dialog').getByRole('button', { expanded: false }).first());
    await tap(page, box.first());
    await tap(page, box.first());
    await closeFilters(page);
  },
  profileAndBack: async (page) => {
    await tap(page, page.locator('main h2 a, main h3 a').first());
    await page.waitForURL(/\/college-profile\//);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await searchBox(page).waitFor();
  },
};

export type Interactions = {
  p98Milliseconds: number;
  longest: Readonly<Record<string, number>>;
  count: number;
};

/**
 * Does each thing some times on the page of results and gives how long the browser took from each press to the next
 * painting, as it tells by event timing (to 8 ms).
 */
export async function measureInteractions(page: Page, origin: string, times: number): Promise<Interactions> {
  await page.addInitScript(() => {
    const told: Record<number, number> = {};
    Object.assign(window, { interactionsTold: told });
    const options = { type: 'event', durationThreshold: 16, buffered: true };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = entry as PerformanceEventTiming & { interactionId: number };
        if (interactionId > 0) told[interactionId] = Math.max(told[interactionId] ?? 0, duration);
      }
    }).observe(options);
  });
  await page.goto(`${origin}/college-search`);
  // Until the page works a press waits for its scripts: that is how long the page takes, not the interaction.
  await page.waitForLoadState('networkidle');
  const all: number[] = [];
  const longest: Record<string, number> = {};
  for (const [name, deed] of Object.entries(DEEDS)) {
    for (let time = 0; time < times; time++) {
      await deed(page);
      await page.waitForTimeout(300);
    }
    const told = await page.evaluate(() => {
      const { interactionsTold } = window as unknown as { interactionsTold: Record<number, number> };
      const durations = Object.values(interactionsTold);
      for (const id of Object.keys(interactionsTold)) delete interactionsTold[Number(id)];
      return durations;
    });
    all.push(...told);
    longest[name] = Math.max(0, ...told);
  }
  const sorted = all.toSorted((a, b) => a - b);
  return {
    p98Milliseconds: sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.98))] ?? 0,
    longest,
    count: sorted.length,
  };
}
