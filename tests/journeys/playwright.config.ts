import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '@longleaf/platform/chromium';
import { RUN_ON, WIDTHS } from './helpers/widths.ts';
import { JOURNEY_PORTS } from './setup/ports.ts';

const chromium = await findChromium('.data/test');

/** Journeys of a person through the built portal, on the four hosts and a database of their own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/journeys',
  globalSetup: './setup/start-hosts.ts',
  fullyParallel: true,
  // One more than there are cores: a journey waits for a third of its time.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/journeys.json' }]],
  use: {
    baseURL: `http://localhost:${JOURNEY_PORTS.PORT}`,
    launchOptions: {
      executablePath: chromium.executablePath,
      args: CHROMIUM_FLAGS,
      env: { ...process.env, ...chromium.env } as Record<string, string>,
    },
    // Windows stand at once: a check in the middle of a fade would see half a colour.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Recording each step takes a third of the time: `--trace on` asks for it.
    trace: 'off',
  },
  projects: [
    { name: 'wide', ...RUN_ON.wide, use: { viewport: WIDTHS.wide } },
    {
      name: 'phone',
      ...RUN_ON.phone,
      use: { viewport: WIDTHS.phone, hasTouch: true, isMobile: true },
    },
  ],
});
