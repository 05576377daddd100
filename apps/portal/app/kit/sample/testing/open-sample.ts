import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../../testing/open-screen.tsx';

/** One part on the page of parts, by its heading. */
export const part = (name: string) => page.getByRole('region', { name, exact: true });

/** Opens the page of parts. @param at its address, with the step of the wizard */
export async function openSample(at = '/sample') {
  const screen = await openScreen(await import('../sample-page.tsx'), {
    id: 'UI-047',
    at,
    settings: { samplePage: true },
  });
  await expect.element(page.getByRole('heading', { name: 'Parts', level: 1 })).toBeVisible();
  return screen;
}
