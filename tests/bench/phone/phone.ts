import { CHROMIUM_FLAGS, findChromium } from '@longleaf/platform/chromium';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';

/** Lighthouse's slow 4G, as a browser slows each request: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1638.4 * 0.9 * 1000) / 8,
  uploadThroughput: (750 * 0.9 * 1000) / 8,
};
/** A middling phone beside the machine that measures. */
const SLOWER = 4;
const SCREEN = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-US' };

/** The browser that the journeys use. */
export async function openBrowser(): Promise<Browser> {
  const found = await findChromium('.data/test');
  return chromium.launch({
    executablePath: found.executablePath,
    args: [...CHROMIUM_FLAGS],
    env: { ...process.env, ...found.env } as Record<string, string>,
  });
}

/** A phone that was never here: nothing kept, slow line, slow processor. */
export async function withPhone<Result>(
  browser: Browser,
  use: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(SCREEN);
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', SLOW_4G);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await use(page, context);
  } finally {
    await context.close();
  }
}

/** Milliseconds from the start of the navigation to the first and the largest thing that was painted. */
export type Paints = { first: number; largest: number };

/** What was painted so far. */
export function paintsOf(page: Page): Promise<Paints> {
  return page.evaluate(async () => {
    const largest = await new Promise<number>((done) => {
      new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    return { first, largest };
  });
}
