import { DEMO_PEOPLE } from '@longleaf/platform/demo-people';
import { expect } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { newSignedInPerson } from './helpers/person.ts';
import { test } from './helpers/test.ts';
import { ON_PHONE_TOO } from './helpers/widths.ts';

test(
  'direct admission: asked for the number, not on the list, then on it, and an application started (UI-081, ST-174, ST-175, ST-176)',
  ON_PHONE_TOO,
  async ({ page }) => {
    await newSignedInPerson(page, 'direct', '/directAdmission');
    const form = page.getByRole('form', { name: 'Look up direct admission' });
    await expect(form).toBeVisible();
    await expectAccessible(page, 'direct admission, no number');
    await form.getByLabel('Student number').fill('1001');
    await form.getByLabel('Last name').fill('Lovelace');
    await form.getByLabel('Last name').press('Enter');
    const notOnList = page.getByRole('heading', { name: 'We could not find you on the list' });
    await expect(notOnList).toBeVisible();
    await expectAccessible(page, 'direct admission, not on the list');

    await form.getByLabel('Student number').fill('5550112009');
    await form.getByLabel('Last name').fill(DEMO_PEOPLE.senior.lastName.toUpperCase());
    await form.getByRole('button', { name: 'Look me up' }).click();
    await expect(page.getByRole('heading', { name: /colleges have places for you/ })).toBeVisible();
    await expectAccessible(page, 'direct admission, places');
    const start = page.getByRole('button', { name: /^Start application/ }).first();
    const name = (await start.innerText()).replace('Start application', '').trim();
    await start.click();
    await expect(page.getByText(`${name} is in your hub.`)).toBeVisible();
    await page.reload();
    await page.getByRole('link', { name: `Started: open your hub ${name}` }).click();
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  },
);
