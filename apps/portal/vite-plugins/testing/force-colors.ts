import '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColors: (on: boolean) => Promise<void>;
  }
}

/** Command for tests of screens: the colours are those that a person forced on every page, or no longer. */
export const forceColors: BrowserCommand<[boolean]> = ({ page }, on) =>
  page.emulateMedia({ forcedColors: on ? 'active' : 'none' });
