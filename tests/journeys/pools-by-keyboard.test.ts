import { DEMO_PEOPLE } from '@longleaf/platform/demo-people';
import { expect } from '@playwright/test';
import { choose, press, select, tabTo, tickBox, typeInto } from './helpers/by-keyboard.ts';
import { newSignedInPerson } from './helpers/person.ts';
import { test } from './helpers/test.ts';
import { PHONE_IS_ENOUGH, WIDE_IS_ENOUGH } from './helpers/widths.ts';

test(
  'by keyboard alone: a college is asked to recruit, and stopped (UI-041, MOD-016)',
  WIDE_IS_ENOUGH,
  async ({ page }) => {
    await newSignedInPerson(page, 'recruited_by_keys', '/collegeRecruiter');
    await press(page, page.getByRole('link', { name: 'Open my profile' }));
    await press(page, page.getByRole('button', { name: 'Edit Your details' }));
    const details = page.getByRole('form', { name: 'Your details' });
    await tabTo(page, details.getByLabel('Date of birth'));
    await page.keyboard.type('03042009');
    await press(page, details.getByRole('button', { name: 'Save changes' }));
    await expect(page.getByText('Your profile has been updated.')).toBeVisible();
    await page.goto('/collegeRecruiter');
    await typeInto(page, page.getByLabel('Name of a college'), 'ecu');
    await page.keyboard.press('Enter');
    await press(page, page.getByRole('button', { name: 'Get recruited East Carolina University' }));
    const asked = page.getByRole('dialog', { name: /^Get recruited by/ });
    await press(page, asked.getByRole('button', { name: 'Get recruited' }));
    await expect(page.getByText('Successfully saved to college recruiter')).toBeVisible();
    await page.goto('/collegePlanning#college-recruiters');
    const recruiters = page.getByRole('region', { name: 'Who may write to me' });
    await press(page, recruiters.getByRole('button', { name: /^Recruiting on/ }));
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Stop' }));
    await expect(recruiters.getByText('No college yet.')).toBeVisible();
  },
);

test(
  'by keyboard alone: transfer assured admissions, in all six panels (UI-038, ST-241 to ST-248)',
  PHONE_IS_ENOUGH,
  async ({ page }) => {
    const main = page.getByRole('main');
    await newSignedInPerson(page, 'turned_down_by_keys', '/taap');
    await press(page, main.getByRole('link', { name: 'Fill in the form' }));
    await typeInto(page, main.getByLabel('Street'), '1 Elm St');
    await typeInto(page, main.getByLabel('City', { exact: true }), 'Raleigh');
    const state = main.getByLabel('State', { exact: true });
    await select(page, state, (await state.locator('option[value=NC]').innerText()).trim());
    await typeInto(page, main.getByLabel('ZIP code'), '27601');
    const accepted = main.getByRole('group', { name: 'Did any of them accept you?' });
    const wasAccepted = async (words: 'Yes' | 'No') =>
      choose(page, accepted.getByRole('radio', { name: words }));
    const send = () => press(page, main.getByRole('button', { name: 'Send my form' }));
    const putRight = () => press(page, main.getByRole('button', { name: 'I made a mistake' }));
    await wasAccepted('No');
    await send();
    await expect(main.getByRole('heading', { name: 'Nobody has turned you down yet' })).toBeFocused();

    await putRight();
    await wasAccepted('Yes');
    const which = main.getByRole('group', { name: 'Which ones accepted you?' });
    const ecu = which.getByRole('checkbox', { name: 'East Carolina University' });
    await tickBox(page, ecu);
    await send();
    await expect(main.getByRole('heading', { name: 'You already have a place' })).toBeFocused();

    await putRight();
    await tickBox(page, ecu);
    await wasAccepted('No');
    await tickBox(
      page,
      main
        .getByRole('group', { name: 'Which public universities turned you down?' })
        .getByRole('checkbox', { name: 'Appalachian State University' }),
    );
    await page.route('**/api/Prospect/insertprospecttaap', (route) => route.abort());
    await send();
    await expect(main.getByRole('heading', { name: 'That did not work' })).toBeFocused();
    await page.unroute('**/api/Prospect/insertprospecttaap');
    await press(page, main.getByRole('button', { name: 'Back to the form' }));
    await send();
    await expect(main.getByRole('heading', { name: 'Thank you' })).toBeFocused();
    await page.reload();
    await expect(main.getByRole('heading', { name: 'You sent this form' })).toBeVisible();
  },
);

test(
  'by keyboard alone: direct admission, not on the list, then on it, and an application started (UI-081, ST-174 to ST-176)',
  WIDE_IS_ENOUGH,
  async ({ page }) => {
    await newSignedInPerson(page, 'direct_by_keys', '/directAdmission');
    const form = page.getByRole('form', { name: 'Look up direct admission' });
    await typeInto(page, form.getByLabel('Student number'), '1001');
    await typeInto(page, form.getByLabel('Last name'), 'Lovelace');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'We could not find you on the list' })).toBeVisible();
    await typeInto(page, form.getByLabel('Student number'), '5550112009');
    await typeInto(page, form.getByLabel('Last name'), DEMO_PEOPLE.senior.lastName);
    await press(page, form.getByRole('button', { name: 'Look me up' }));
    await press(page, page.getByRole('button', { name: /^Start application/ }).first());
    await expect(page.getByText(/ is in your hub\.$/)).toBeVisible();
  },
);
