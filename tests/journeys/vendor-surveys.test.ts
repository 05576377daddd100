import { expect } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { choose, press } from './helpers/by-keyboard.ts';
import { newSignedInPerson } from './helpers/person.ts';
import { test } from './helpers/test.ts';
import { ON_PHONE_TOO, PHONE_IS_ENOUGH, WIDE_IS_ENOUGH } from './helpers/widths.ts';

test(
  'a survey of the partner: opened in a window, taken there, and what came of it here (EXT-010, UI-082)',
  ON_PHONE_TOO,
  async ({ page, context }) => {
    await newSignedInPerson(page, 'takes_partner', '/learn-about-yourself');
    const partner = page.getByRole('region', { name: 'From our partner' });
    const row = partner.getByRole('listitem').filter({ hasText: 'Gives a type of personality' });
    await expect(row.getByText('Not started')).toBeVisible();
    await expect(row.getByText('20 to 35 minutes')).toBeVisible();
    await expectAccessible(page, 'learn about yourself, with the partner');

    const opening = context.waitForEvent('page');
    await row.getByRole('button', { name: /^Start Personality/ }).click();
    const vendor = await opening;
    await expect(vendor.getByText('This page is a stand-in.')).toBeVisible();
    await expect(partner.getByText('Your partner survey is open in another window.')).toBeVisible();
    const address = vendor.url();
    await vendor.getByLabel('I make lists and tick things off.').check();
    await vendor.getByRole('button', { name: 'Finish the survey' }).click();
    await expect(vendor.getByText('Your answer was sent to the portal.')).toBeVisible();
    // The token is used up: whoever finds the address gets nowhere with it.
    await vendor.goto(address);
    await expect(vendor.getByText('It was used before.')).toBeVisible();
    await vendor.close();

    await expect(row.getByText('Planning ahead')).toBeVisible();
    await expect(partner.getByText('Your partner survey is open in another window.')).toHaveCount(0);
    await page.reload();
    await row.getByRole('button', { name: 'See results of Personality' }).click();
    const results = page.getByRole('dialog', { name: 'Personality' });
    await expect(results.getByText('a result of the stand-in')).toBeVisible();
    await expectAccessible(page, 'results of a survey of the partner');
  },
);

test(
  'by keyboard alone: a survey of the partner is started, taken and read, and one without a license asked for',
  WIDE_IS_ENOUGH,
  async ({ page, context }) => {
    await newSignedInPerson(page, 'keys_partner', '/learn-about-yourself');
    const partner = page.getByRole('region', { name: 'From our partner' });
    const start = partner.getByRole('button', { name: /^Start Personality/ });
    const opening = context.waitForEvent('page');
    await press(page, start);
    const vendor = await opening;
    await expect(partner.getByText('Your partner survey is open in another window.')).toBeVisible();
    await expect(start).toBeFocused();
    await choose(vendor, vendor.getByLabel('I make lists and tick things off.'));
    await press(vendor, vendor.getByRole('button', { name: 'Finish the survey' }));
    await expect(vendor.getByText('Your answer was sent to the portal.')).toBeVisible();
    await vendor.close();

    const see = partner.getByRole('button', { name: 'See results of Personality' });
    await expect(see).toBeVisible();
    // Where the person left, they go on.
    await expect(see).toBeFocused();
    await page.keyboard.press('Enter');
    const results = page.getByRole('dialog', { name: 'Personality' });
    await expect(results.getByText('a result of the stand-in')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(see).toBeFocused();

    const ask = partner.getByRole('button', { name: 'Ask for it (Intelligences)' });
    await press(page, ask);
    const asking = page.getByRole('dialog', { name: 'Ask your school for “Intelligences”' });
    await press(page, asking.getByRole('button', { name: 'Copy the words' }));
    await expect(asking.getByRole('status')).not.toBeEmpty();
    await page.keyboard.press('Escape');
    await expect(ask).toBeFocused();
  },
);

test(
  'without a license: said in the row, and asked for; also when the partner says so (ST-213)',
  PHONE_IS_ENOUGH,
  async ({ page, context }) => {
    await newSignedInPerson(page, 'has_no_license', '/learn-about-yourself');
    const partner = page.getByRole('region', { name: 'From our partner' });
    await expect(partner.getByText('No license at your school')).toHaveCount(1);
    await partner.getByRole('button', { name: 'Ask for it (Intelligences)' }).click();
    const asking = page.getByRole('dialog', { name: 'Ask your school for “Intelligences”' });
    await expect(asking.getByText(/^Hello, I would like to take the survey/)).toBeVisible();
    await expectAccessible(page, 'asking for a survey of the partner');
    await page.keyboard.press('Escape');

    const opening = context.waitForEvent('page');
    await partner.getByRole('button', { name: /^Start Skills/ }).click();
    const vendor = await opening;
    await vendor.getByRole('button', { name: 'Say that there is no license' }).click();
    await expect(vendor.getByText('Your answer was sent to the portal.')).toBeVisible();
    await vendor.close();
    await expect(partner.getByRole('button', { name: 'Ask for it (Skills)' })).toBeVisible();
    await page.reload();
    await expect(partner.getByText('No license at your school')).toHaveCount(2);
  },
);
