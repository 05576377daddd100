import { fileURLToPath } from 'node:url';
import { CHROMIUM_FLAGS, findChromium } from '@longleaf/platform/chromium';
import type { Language } from '@longleaf/rules/languages/languages';
import { playwright } from '@vitest/browser-playwright';
import { iconsByFile } from './vite-plugins/icons-by-file.ts';
import { messagesInLanguage } from './vite-plugins/messages-in-language.ts';
import { catchCalls } from './vite-plugins/testing/catch-calls.ts';
import { forceColors } from './vite-plugins/testing/force-colors.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * A project of tests of screens: in a real browser, each with its calls answered at the network.
 * @param language the one that the sentences of the screens are put in.
 */
export async function screensIn(language: Language, { name, include }: { name: string; include: string }) {
  const chromium = await findChromium(here('../../.data/test'));
  return {
    define: { 'import.meta.env.PORTAL_LANGUAGE': JSON.stringify(language) },
    // React as people get it: its checks for developers are a quarter of what a page works in these tests.
    oxc: { jsx: { development: false } },
    plugins: [messagesInLanguage(language), { ...iconsByFile(), apply: 'serve' as const }],
    optimizeDeps: {
      rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
      // All that screens load, so that none is met in the middle of a test and the page under it loaded anew.
      include: [
        '@lingui/core',
        '@lingui/react',
        '@tanstack/react-query',
        'axe-core',
        'leaflet',
        'oidc-client-ts',
        '@internationalized/date',
        'react-aria-components',
        'react',
        'react-dom',
        'react-dom/client',
        'react-leaflet',
        'react-router',
        'react/jsx-runtime',
        'supercluster',
        'vitest-browser-react',
        'zod',
      ],
      exclude: ['@tabler/icons-react'],
    },
    test: {
      name,
      include: [include],
      setupFiles: ['app/testing/setup.ts'],
      // Importing all anew for each file took most of the time: files of one page share what they load.
      isolate: false,
      // So none may leave to the next what it put in place of the real thing.
      restoreMocks: true,
      unstubGlobals: true,
      // Every key goes to a real browser, beside other tests: a slow machine is not a failure.
      testTimeout: 60_000,
      // As for journeys: named in the last lines of a run when only the second try passed.
      retry: process.env['CI'] ? 1 : 0,
      expect: { poll: { timeout: 10_000 } },
      browser: {
        enabled: true,
        headless: true,
        // As Playwright finds them in journeys: a part of the words is enough unless a test says 'exact'.
        locators: { exact: false },
        screenshotFailures: false,
        viewport: { width: 1280, height: 860 },
        provider: playwright({
          launchOptions: {
            executablePath: chromium.executablePath,
            args: CHROMIUM_FLAGS,
            env: { ...process.env, ...chromium.env } as Record<string, string>,
          },
          contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'America/New_York' },
        }),
        instances: [{ browser: 'chromium' as const }],
        commands: { catchCalls, forceColors },
      },
    },
  };
}
