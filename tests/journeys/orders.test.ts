import { expect } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { newSignedInPerson } from './helpers/person.ts';
import { test } from './helpers/test.ts';
import { ON_PHONE_TOO } from './helpers/widths.ts';

test(
  'an order with a corrected address: the check that one is a person runs by itself, and the code is there again after a reload (UI-043)',
  ON_PHONE_TOO,
  async ({ page }) => {
    await newSignedInPerson(page, 'orders_paper');
    await page.goto('/orders');
    await page.getByRole('button', { name: 'Add Example guide' }).click();
    await page.getByLabel('First name').fill('Carol');
    await page.getByLabel('Last name').fill('Bynum');
    await page.getByLabel('Street address').fill('1 Elm Street');
    await page.getByLabel('City').fill('Durham');
    // Of another town.
    await page.getByLabel('ZIP code').fill('28801');
    await expectAccessible(page, 'order form');
    await page.getByRole('button', { name: 'Order 1 piece' }).click();
    const window = page.getByRole('dialog', { name: 'Is this your address?' });
    await window.getByRole('radio').first().check();
    await window.getByRole('button', { name: 'Use this address' }).click();

    await expect(page.getByRole('heading', { name: 'Your order is in' })).toBeFocused({ timeout: 60_000 });
    const row = page.getByRole('row').filter({ hasText: '1 of Example guide' });
    await expect(row).toBeVisible();
    const code =
      (await page
        .getByText(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/)
        .first()
        .textContent()) ?? '';
    await expect(row).toContainText(code);
    await expectAccessible(page, 'an order that is in');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your order is in' })).toBeVisible();
    await expect(page.getByText(code).first()).toBeVisible();
  },
);
