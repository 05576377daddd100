import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import ExternalContentPage from './external-content-page.tsx';
import { OFFICIAL_SITES } from './official-sites.ts';

test.each([1280, 390])(
  'official sites, each with what it is for and whose it is, at %i px (UI-046)',
  async (width) => {
    await page.viewport(width, 860);
    await openScreen({ default: ExternalContentPage }, { id: 'UI-046', person: null });
    for (const site of OFFICIAL_SITES.flatMap(({ sites }) => sites)) {
      const link = page.getByRole('link', { name: site.name });
      await expect.element(link).toHaveAttribute('href', site.address);
      // Nothing tells the other site which page, and so which wish, somebody comes from.
      await expect.element(link).toHaveAttribute('rel', 'noreferrer');
      await expect.element(page.getByText(new URL(site.address).host, { exact: true })).toBeVisible();
    }
    await expectAccessible();
  },
);

test('no address is given twice, and none without a secured line', () => {
  const addresses = OFFICIAL_SITES.flatMap(({ sites }) => sites.map(({ address }) => address));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.every((address) => address.startsWith('https://'))).toBe(true);
});
