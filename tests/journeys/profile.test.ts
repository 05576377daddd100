import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { draftsKept } from './helpers/drafts.ts';
import { loseSession } from './helpers/lost-session.ts';
import { newSignedInPerson } from './helpers/person.ts';
import { fillSignIn } from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';

// How a section behaves while it is changed stands in the tests of its screen.
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const save = (part: Locator) => part.getByRole('button', { name: 'Save changes' }).click();

/** Opens a section. */
async function edit(page: Page, name: string, button = `Edit ${name}`): Promise<Locator> {
  const part = section(page, name);
  await part.getByRole('button', { name: button, exact: true }).click();
  await expect(part.getByRole('button', { name: 'Cancel' })).toBeVisible();
  return part;
}

test('what is saved in each section is there when one comes back, and so is the way to a new email (UI-087)', async ({
  page,
}) => {
  const { email, password } = await newSignedInPerson(page, 'ida', '/profile');

  let part = await edit(page, 'Your details');
  await part.getByLabel('First name').fill('Adelaide');
  await part.getByLabel('Date of birth (optional)').fill('2009-05-31');
  await part.getByLabel('Phone (optional)', { exact: true }).fill('919 555 0123');
  await save(part);
  await expect(page.getByText('Your profile has been updated.').first()).toBeVisible();
  await expect(part.getByText('(919) 555-0123')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Adelaide Lovelace, your account' })).toBeVisible();

  part = await edit(page, 'Your role');
  await part.getByRole('checkbox', { name: 'Parent or guardian' }).check();
  await save(part);
  await expect(part.getByText('High school student, Parent or guardian')).toBeVisible();

  part = await edit(page, 'Your school');
  await part.getByRole('combobox', { name: 'Name of the school' }).fill('east chapel');
  await part.getByRole('option', { name: /^East Chapel Hill/ }).click();
  await save(part);
  await expect(page.getByText('Your primary connection changes have been saved.')).toBeVisible();

  part = await edit(page, 'Student number');
  await part.getByLabel('Student number (optional)').fill('1234567');
  await save(part);
  await expect(part.getByText('1234567')).toBeVisible();

  part = await edit(page, 'Social Security number');
  await part.getByLabel('Social Security number (optional)').fill('234-56-7891');
  await save(part);
  await expect(part.getByText('***-**-7891')).toBeVisible();

  part = await edit(page, 'About your background');
  await part.getByLabel('Nationalities (optional)').selectOption('Albania');
  await save(part);
  await expect(page.getByText('Your demographic changes have been saved.')).toBeVisible();

  part = await edit(page, 'Parents and guardians');
  await part.getByRole('button', { name: 'Add a parent or guardian' }).click();
  await save(part);
  await expect(part.getByRole('alert')).toBeVisible();
  await part.getByLabel('Who they are').selectOption('Grandparent');
  await part.getByLabel('First name').fill('Rosa');
  await part.getByLabel('Last name').fill('Lovelace');
  await save(part);
  await expect(part.getByText('Rosa Lovelace')).toBeVisible();

  part = section(page, 'Other schools you belong to');
  await part.getByRole('combobox', { name: 'Add a school' }).fill('east chapel');
  await part.getByRole('option', { name: /^East Chapel Hill/ }).click();
  await expect(part.getByRole('button', { name: /^Remove East Chapel Hill/ })).toBeVisible();

  part = await edit(page, 'Security question', 'Change question');
  await part.locator('select[name=chosen]').selectOption({ index: 3 });
  await part.locator('input[name=securityAnswer]').fill('Evergreen');
  await part.locator('input[name=currentPassword]').fill(password);
  await part.locator('button[type=submit]').click();
  await expect(page.getByText('Security question updated successfully')).toBeVisible();

  await page.reload();
  await expect(section(page, 'Your details').getByText('Adelaide Lovelace')).toBeVisible();
  await expect(section(page, 'Your details').getByText('May 31, 2009')).toBeVisible();
  await expect(section(page, 'Your role').getByText(/Parent or guardian/)).toBeVisible();
  await expect(section(page, 'Your school').getByText(/East Chapel Hill/)).toBeVisible();
  await expect(section(page, 'Student number').getByText('1234567')).toBeVisible();
  await expect(section(page, 'Social Security number').getByText('***-**-7891')).toBeVisible();
  await expect(section(page, 'About your background').getByText('Albania')).toBeVisible();
  await expect(section(page, 'Parents and guardians').getByText('Rosa Lovelace')).toBeVisible();
  await expect(part.getByText('Who taught me chess?')).toHaveCount(0);
  await expectAccessible(page, 'profile');

  await page.goto('/updateEmail');
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page, 'update email');
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Change email' }).click(),
  ]);
  await expect(window).toHaveURL(/\/account\/email|\/signin|\/interaction/);
  await window.close();
});

test('what is typed in sections is back after the session ended under it and one signed in again', async ({
  page,
}) => {
  const person = await newSignedInPerson(page, 'ida', '/profile');
  const number = await edit(page, 'Student number');
  await number.getByLabel('Student number (optional)').fill('4711');
  const details = await edit(page, 'Your details');
  await details.getByLabel('Nickname (optional)').fill('Countess');
  await expect.poll(() => draftsKept(page)).toBe(2);
  const letAnswer = await loseSession(page, '**/api/users/profile/save');
  await save(details);
  await expect(page.getByLabel('Email or account name')).toBeVisible();
  await letAnswer();
  await fillSignIn(page, person.userName, person.password);
  await expect(page).toHaveURL('/profile');
  await expect(section(page, 'Your details').getByLabel('Nickname (optional)')).toHaveValue('Countess');
  await expect(section(page, 'Student number').getByLabel('Student number (optional)')).toHaveValue('4711');
  await save(section(page, 'Your details'));
  await expect(section(page, 'Your details').getByText('Countess')).toBeVisible();
});
