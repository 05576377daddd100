import { expect } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { newSignedInPerson } from './helpers/person.ts';
import { test } from './helpers/test.ts';
import { ON_PHONE_TOO } from './helpers/widths.ts';

const DUKE = 198_419;
const ELON = 198_516;

test(
  'what a saved college costs a family, and what to do now: first at home, done, and quieter then',
  ON_PHONE_TOO,
  async ({ page }) => {
    const main = page.getByRole('main');
    await newSignedInPerson(page, 'asks_cost', '/toDo');
    await expect(main.getByText('Nothing to do right now')).toBeVisible();
    await expectAccessible(page, 'what to do now, nothing');

    await page.goto('/collegeCosts');
    await expect(main.getByRole('heading', { name: 'No saved colleges yet' })).toBeVisible();
    await page.goto('/college-profile/duke-university');
    await page.getByRole('button', { name: /^Save/ }).first().click();
    await expect(page.getByText('Saved successfully to your Saved Colleges')).toBeVisible();
    await page.goto('/collegePlanning');
    await page.getByRole('link', { name: 'What it would cost' }).click();
    const table = main.getByRole('table', { name: 'What four-year colleges cost' });
    await expect(table.getByText(/^All families, /)).toBeVisible();
    const ofAll = await table.getByRole('cell').first().innerText();
    await expectAccessible(page, 'what it would cost, all families');
    await main.getByLabel('Your family income').selectOption('$0 to $30,000');
    await expect(
      main.getByText(/^What families with an income of \$0 to \$30,000 paid on average/),
    ).toBeVisible();
    expect(await table.getByRole('cell').first().innerText()).not.toBe(ofAll);
    await page.reload();
    await expect(main.getByLabel('Your family income')).toHaveValue('0');
    await expectAccessible(page, 'what it would cost, for an income');

    const card = page.getByRole('region', { name: 'Duke' });
    const form = card.getByRole('checkbox', { name: /^Fill in the application/ });
    for (const id of [DUKE, ELON]) {
      await page.goto(`/apphub?start=${id}`);
      await page
        .getByRole('dialog', { name: 'Start an application' })
        .getByRole('button', { name: /^Start.*first-year/i })
        .click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.goto('/');
    const first = main.getByRole('region', { name: 'What to do now' });
    await expect(first.getByRole('link', { name: 'Fill in the application: Duke University' })).toBeVisible();
    await expectAccessible(page, 'home, what to do now');
    // It leads to the application that is meant, not to the first of the hub.
    await first.getByRole('link', { name: 'Fill in the application: Duke University' }).click();
    await form.click();
    await expect(form).toBeChecked();
    await page.goto('/');
    await first.getByRole('link', { name: /^All of it/ }).click();
    await expect(main.getByRole('heading', { name: 'Done in the last two weeks' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Fill in the application: Duke University' })).toHaveCount(0);
    await expect(main.getByText('Fill in the application: Duke University')).toBeVisible();
    await expectAccessible(page, 'what to do now, something done');
  },
);
