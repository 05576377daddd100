import { expect, type Page } from '@playwright/test';

/** Collects what a page complains about; `expectQuiet` fails when there was anything. */
export function listenToConsole(page: Page): { expectQuiet(): void } {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { expectQuiet: () => expect(complaints, 'complaints of the browser').toEqual([]) };
}
