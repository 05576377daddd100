import { expect } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { newSignedInPerson } from './helpers/person.ts';
import { test } from './helpers/test.ts';
import { ON_PHONE_TOO } from './helpers/widths.ts';

const APP = 'Appalachian State University';
const ECU = 'East Carolina University';

test(
  'transfer assured admissions: the form and what becomes of it, in all six panels (UI-036 to UI-038, ST-241 to ST-248)',
  ON_PHONE_TOO,
  async ({ page }) => {
    const main = page.getByRole('main');
    await newSignedInPerson(page, 'turned_down', '/taap');
    await main.getByRole('link', { name: 'See the public universities' }).click();
    await expect(main.getByRole('table').getByRole('rowheader')).toHaveCount(16);
    await expectAccessible(page, 'transfer assurance, universities');
    await page.goBack();
    await main.getByRole('link', { name: 'Fill in the form' }).click();

    await expect(main.getByLabel('First name')).toHaveValue('Ada');
    await expectAccessible(page, 'transfer assurance, form');
    await main.getByLabel('Street').fill('1 Elm St');
    await main.getByLabel('City', { exact: true }).fill('Raleigh');
    await main.getByLabel('State', { exact: true }).selectOption('NC');
    await main.getByLabel('ZIP code').fill('27601');
    const accepted = main.getByRole('group', { name: 'Did any of them accept you?' });
    const send = main.getByRole('button', { name: 'Send my form' });
    const again = main.getByRole('button', { name: 'I made a mistake' });
    await accepted.getByText('No', { exact: true }).click();
    await send.click();
    await expect(main.getByRole('heading', { name: 'Nobody has turned you down yet' })).toBeFocused();
    await expectAccessible(page, 'transfer assurance, turned down by none');

    await again.click();
    await accepted.getByText('Yes', { exact: true }).click();
    const which = main.getByRole('group', { name: 'Which ones accepted you?' });
    await which.getByRole('checkbox', { name: ECU }).check();
    await send.click();
    await expect(main.getByRole('heading', { name: 'You already have a place' })).toBeFocused();
    await expectAccessible(page, 'transfer assurance, accepted');

    await again.click();
    await which.getByRole('checkbox', { name: ECU }).uncheck();
    await accepted.getByText('No', { exact: true }).click();
    await main
      .getByRole('group', { name: 'Which public universities turned you down?' })
      .getByRole('checkbox', { name: APP })
      .check();
    await page.route('**/api/Prospect/insertprospecttaap', (route) => route.abort());
    await send.click();
    await expect(main.getByRole('heading', { name: 'That did not work' })).toBeFocused();
    await expectAccessible(page, 'transfer assurance, not sent');
    await page.unroute('**/api/Prospect/insertprospecttaap');
    await main.getByRole('button', { name: 'Back to the form' }).click();
    await expect(main.getByLabel('Street')).toHaveValue('1 Elm St');
    await send.click();
    await expect(main.getByRole('heading', { name: 'Thank you' })).toBeFocused();
    await expectAccessible(page, 'transfer assurance, thanks');

    await page.reload();
    await expect(main.getByRole('heading', { name: 'You sent this form' })).toBeVisible();
    await expectAccessible(page, 'transfer assurance, sent before');
  },
);
