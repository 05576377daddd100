import { expect } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { choose, press, typeInto } from './helpers/by-keyboard.ts';
import { newSignedInPerson } from './helpers/person.ts';
import { test } from './helpers/test.ts';
import { PHONE_IS_ENOUGH } from './helpers/widths.ts';

test(
  'by keyboard alone: an order with a corrected address: the check that one is a person runs by itself, and the code is there again after a reload (UI-043)',
  PHONE_IS_ENOUGH,
  async ({ page }) => {
    await newSignedInPerson(page, 'orders_paper', '/orders');
    await press(page, page.getByRole('button', { name: 'Add Example guide' }));
    await typeInto(page, page.getByLabel('First name'), 'Carol');
    await typeInto(page, page.getByLabel('Last name'), 'Bynum');
    await typeInto(page, page.getByLabel('Street address'), '1 Elm Street');
    await typeInto(page, page.getByLabel('City'), 'Durham');
    // Of another town.
    await typeInto(page, page.getByLabel('ZIP code'), '28801');
    await expectAccessible(page, 'order form');
    await press(page, page.getByRole('button', { name: 'Order 1 piece' }));
    const window = page.getByRole('dialog', { name: 'Is this your address?' });
    await choose(page, window.getByRole('radio').first());
    await press(page, window.getByRole('button', { name: 'Use this address' }));

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
