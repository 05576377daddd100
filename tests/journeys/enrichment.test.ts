import { expect } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { press, tabTo } from './helpers/by-keyboard.ts';
import { newSignedInPerson } from './helpers/person.ts';
import { test } from './helpers/test.ts';
import { ON_PHONE_TOO } from './helpers/widths.ts';

test(
  'by keyboard alone: a program is found on the map near a ZIP code, saved, and stays saved (UI-044)',
  ON_PHONE_TOO,
  async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto('/StudentEnrichment');
    await expect(main.getByRole('heading', { name: '49 programs', exact: true })).toBeVisible();
    await expectAccessible(page, 'enrichment programs, cards');

    await newSignedInPerson(page, 'finds_camp', '/StudentEnrichment?view=map&zip=28608&overnight=1');
    await expect(main.getByRole('heading', { name: /^\d+ programs?, nearest first$/ })).toBeVisible();
    await press(page, main.getByRole('button', { name: 'Cannon Music Camp', exact: true }));
    const card = main.getByRole('article').filter({ hasText: 'Cannon Music Camp' });
    await expect(card.getByText(/^As of 2023\./)).toBeVisible();
    await expectAccessible(page, 'enrichment programs, map');
    await press(page, card.getByRole('button', { name: 'Save Cannon Music Camp' }));
    await expect(page.getByText('Program saved successfully.')).toBeVisible();

    await press(page, main.getByRole('button', { name: 'Saved', exact: true }));
    await expect(page).toHaveURL(/view=saved/);
    await page.reload();
    await expect(card).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/view=map/);

    await page.goto('/StudentEnrichment?name=summer+ventures');
    await press(page, main.getByRole('link', { name: /^Put the deadline/ }));
    await tabTo(page, page.getByLabel('Starts', { exact: true }));
    await page.keyboard.type('01152027');
    await tabTo(page, page.getByLabel('Last day'));
    await page.keyboard.type('01152027');
    await press(page, page.getByRole('button', { name: 'Save event' }));
    await page.goto('/studentCalendar?date=2027-01-01');
    await expect(main.getByRole('button', { name: /Summer Ventures/ })).toBeVisible();
  },
);
