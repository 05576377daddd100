import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { createAccount, expectSignedIn, fillSignIn, NEW_PASSWORD } from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';

const unique = () => `ida_${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

/** A person of one's own, so that tests side by side change nothing of each other. */
async function newPerson(page: Page): Promise<string> {
  const userName = unique();
  await page.goto('/login');
  await createAccount(page, userName);
  await expectSignedIn(page);
  return userName;
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** How many forms the browser keeps: typing is kept a moment after the last key. */
function draftsKept(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const opening = indexedDB.open('longleaf-drafts');
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('drafts').objectStore('drafts').count();
          counting.addEventListener('success', () => done(counting.result));
        });
      }),
  );
}

/** Opens a section by keyboard. */
async function edit(page: Page, name: string, button = `Edit ${name}`): Promise<Locator> {
  const part = section(page, name);
  await part.getByRole('button', { name: button, exact: true }).press('Enter');
  await expect(part.getByRole('button', { name: 'Cancel' })).toBeVisible();
  return part;
}

const save = (part: Locator) => part.getByRole('button', { name: 'Save changes' }).press('Enter');
const saved = (page: Page) => page.getByText('Your profile has been updated.').first();

test('each section: cancelled it is as before, saved it stays, wrong it says so beside the field', async ({
  page,
}) => {
  test.slow();
  await newPerson(page);
  await page.goto('/profile');
  await expect(section(page, 'Your details')).toBeVisible();
  await expect(section(page, 'Parents and guardians')).toBeVisible();
  await expectAccessible(page, 'profile');

  let part = await edit(page, 'Your details');
  await part.getByLabel('First name').fill('Adelaide');
  await part.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(part.getByText('Ada Lovelace')).toBeVisible();
  await expect(part.getByRole('button', { name: 'Edit Your details' })).toBeFocused();

  part = await edit(page, 'Your details');
  await part.getByLabel('First name').fill('');
  await part.getByLabel('Phone (optional)', { exact: true }).fill('12');
  await save(part);
  await expect(part.getByRole('alert')).toContainText('Enter your first name');
  await expectAccessible(page, 'profile with wrong fields');
  await part.getByRole('button', { name: 'Enter your first name' }).press('Enter');
  await expect(part.getByLabel('First name')).toBeFocused();
  await part.getByLabel('First name').fill('Adelaide');
  await part.getByLabel('Phone (optional)', { exact: true }).fill('919 555 0123');
  await part.getByLabel('Date of birth (optional)').fill('2009-05-31');
  await part.getByLabel('Graduation year (optional)').selectOption({ index: 2 });
  await part.getByRole('checkbox', { name: 'Deadlines for applications' }).press('Space');
  await save(part);
  await expect(saved(page)).toBeVisible();
  await expect(part.getByText('Adelaide Lovelace')).toBeVisible();
  await expect(part.getByText('May 31, 2009')).toBeVisible();
  await expect(part.getByText('(919) 555-0123')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Adelaide Lovelace, your account' })).toBeVisible();

  part = await edit(page, 'What you are here');
  await part.getByRole('checkbox', { name: 'Parent or guardian' }).press('Space');
  await save(part);
  await expect(part.getByText('High school student, Parent or guardian')).toBeVisible();

  part = await edit(page, 'Your school');
  await save(part);
  await expect(part.getByRole('alert')).toContainText('Choose a school, or say that it is not listed.');
  await part.getByRole('combobox', { name: 'Name of the school' }).fill('east chapel');
  await part.getByRole('option', { name: /^East Chapel Hill/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(part.getByText('Chosen:')).toBeVisible();
  await save(part);
  await expect(page.getByText('Your primary connection changes have been saved.')).toBeVisible();
  await expect(part.getByText(/East Chapel Hill/)).toBeVisible();

  part = await edit(page, 'Student number');
  await part.getByLabel('Student number (optional)').fill('12a');
  await save(part);
  await expect(part.getByRole('alert')).toContainText('Use only digits in the student number');
  await part.getByLabel('Student number (optional)').fill('1234567');
  await save(part);
  await expect(part.getByText('1234567')).toBeVisible();

  part = await edit(page, 'Social Security number');
  await part.getByLabel('Social Security number (optional)').fill('666-12-3456');
  await save(part);
  await expect(part.getByRole('alert')).toContainText('This is not a valid Social Security number');
  await part.getByLabel('Social Security number (optional)').fill('234-56-7891');
  await save(part);
  await expect(part.getByText('***-**-7891')).toBeVisible();

  part = await edit(page, 'About your background');
  const nationalities = part.getByLabel('Nationalities (optional)');
  for (const country of ['Mexico', 'Ghana', 'Japan', 'Norway', 'Peru', 'Chad']) {
    await nationalities.selectOption({ label: country });
  }
  await expect(part.getByText('You can choose 5.')).toBeVisible();
  await part.getByRole('checkbox', { name: 'Asian' }).press('Space');
  await part.getByRole('radio', { name: 'Yes' }).press('Space');
  await expect(part.getByRole('checkbox', { name: 'Asian' })).not.toBeChecked();
  await expectAccessible(page, 'profile demographics');
  await save(part);
  await expect(page.getByText('Your demographic changes have been saved.')).toBeVisible();
  await expect(part.getByText('Mexico, Ghana, Japan, Norway, Peru')).toBeVisible();

  part = await edit(page, 'Parents and guardians');
  await part.getByRole('button', { name: 'Add a parent or guardian' }).press('Enter');
  await part.getByLabel('First name').fill('Rosa');
  await part.getByLabel('Last name').fill('Lovelace');
  await part.getByLabel('Who they are').selectOption({ label: 'Grandparent' });
  await expectAccessible(page, 'profile guardians');
  await save(part);
  await expect(part.getByText('Rosa Lovelace')).toBeVisible();

  await page.reload();
  await expect(section(page, 'Your details').getByText('Adelaide Lovelace')).toBeVisible();
  await expect(section(page, 'Parents and guardians').getByText('Rosa Lovelace')).toBeVisible();
});

test('what is typed in a section survives a reload; a Social Security number does not and is asked about', async ({
  page,
}) => {
  await newPerson(page);
  await page.goto('/profile');
  let part = await edit(page, 'Your details');
  await part.getByLabel('Nickname (optional)').fill('Countess');
  await expect.poll(() => draftsKept(page)).toBe(1);
  await page.reload();
  await expect(section(page, 'Your details').getByLabel('Nickname (optional)')).toHaveValue('Countess');
  await section(page, 'Your details').getByRole('button', { name: 'Cancel' }).click();

  part = await edit(page, 'Social Security number');
  await part.getByLabel('Social Security number (optional)').fill('234');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await expectAccessible(page, 'leave without saving');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(part.getByLabel('Social Security number (optional)')).toHaveValue('234');
});

test('the address window: undecided, cancelled, suggested, kept after a second question', async ({
  page,
}) => {
  await newPerson(page);
  await page.goto('/profile');
  const part = await edit(page, 'Addresses');
  await save(part);
  await expect(part.getByRole('alert')).toContainText('Enter a street address');
  const mail = part.getByRole('group', { name: 'Mailing address' });
  await mail.getByLabel('Street address').fill('100 Oak Street');
  await mail.getByLabel('City').fill('Chapel Hill');
  await mail.getByLabel('State').selectOption('NC');
  await mail.getByLabel('County (optional)').selectOption({ label: 'Orange' });
  await mail.getByLabel('State').selectOption('VA');
  await expect(mail.getByLabel('County (optional)')).toHaveCount(0);
  await mail.getByLabel('State').selectOption('NC');
  await expect(mail.getByLabel('County (optional)')).toHaveValue('');
  await mail.getByLabel('ZIP code').fill('27601');

  // Nothing chosen: the window goes, and so does the save.
  const window = page.getByRole('dialog', { name: 'Is this your address?' });
  await save(part);
  await expect(window).toBeVisible();
  await expectAccessible(page, 'address window');
  await window.getByRole('button', { name: 'Use this address' }).press('Enter');
  await expect(window).toHaveCount(0);
  await expect(part.getByText('User Cancelled')).toBeVisible();

  // Cancelled with a choice made: the choice is there again.
  await save(part);
  await window.getByRole('radio').first().press('Space');
  await window.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(window).toHaveCount(0);
  await save(part);
  await expect(window.getByRole('radio').first()).toBeChecked();

  // Kept as typed: asked once more, with a way back.
  await window.getByRole('radio', { name: /^As you typed it/ }).press('Space');
  await window.getByRole('button', { name: 'Use this address' }).press('Enter');
  const sure = page.getByRole('dialog', { name: 'Keep the address as you typed it?' });
  await expect(sure).toBeVisible();
  await expectAccessible(page, 'address kept');
  await sure.getByRole('button', { name: 'Go back' }).press('Enter');
  await window.getByRole('button', { name: 'Use this address' }).press('Enter');
  await sure.getByRole('button', { name: 'Keep my address' }).press('Enter');
  await expect(saved(page)).toBeVisible();
  await expect(part.getByText('Kept as you typed it').first()).toBeVisible();

  // A suggestion is taken as it is.
  await edit(page, 'Addresses');
  await part.getByRole('group', { name: 'Mailing address' }).getByLabel('ZIP code').fill('27602');
  await save(part);
  await window.getByRole('radio').first().press('Space');
  await window.getByRole('button', { name: 'Use this address' }).press('Enter');
  await expect(window).toHaveCount(0);
  await expect(part.getByRole('button', { name: 'Edit Addresses' })).toBeFocused();
  await expect(part.getByText('Kept as you typed it')).toHaveCount(0);
  await expect(part.getByText('The post office does not know it')).toHaveCount(0);

  // The page for after sign-in shows and saves the same.
  await page.goto('/updateAddress?returnTo=/compare');
  await expect(page.getByLabel('Street address').first()).not.toHaveValue('');
  await expectAccessible(page, 'update address');
  await page.getByRole('button', { name: 'Save address' }).press('Enter');
  await expect(page).toHaveURL('/compare');
});

test('password and security question on the profile, and the way to a new email', async ({ page }) => {
  const userName = await newPerson(page);
  await page.goto('/profile#password');
  let part = await edit(page, 'Password', 'Change password');
  await part.getByLabel('Old password', { exact: true }).fill('not_the_password');
  await part.getByLabel('New password', { exact: true }).fill('Longer_needles_2026');
  await part.locator('input[name=confirmPassword]').fill('Longer_needles_2026');
  await part.getByRole('button', { name: 'Change password' }).press('Enter');
  await expect(
    part.getByText('Unable to change your password. Make sure your old password is typed correctly.').first(),
  ).toBeVisible();
  await expectAccessible(page, 'profile password');
  await part.getByLabel('Old password', { exact: true }).fill(NEW_PASSWORD);
  await part.getByRole('button', { name: 'Change password' }).press('Enter');
  await expect(page.getByText('Password changed successfully')).toBeVisible();

  part = section(page, 'Security question');
  await part.getByRole('button', { name: 'Change question' }).press('Enter');
  await part.locator('select[name=chosen]').selectOption({ index: 3 });
  await part.locator('input[name=securityAnswer]').fill('Evergreen');
  await part.locator('input[name=currentPassword]').fill('Longer_needles_2026');
  await expectAccessible(page, 'profile security question');
  await part.locator('button[type=submit]').press('Enter');
  await expect(page.getByText('Security question updated successfully')).toBeVisible();

  await page.goto('/updateEmail');
  await expect(page.getByText(`${userName}@example.org`)).toBeVisible();
  await expectAccessible(page, 'update email');
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Change email' }).press('Enter'),
  ]);
  await expect(window).toHaveURL(/\/account\/email|\/signin|\/interaction/);
  await window.close();
});

test('your data: to read, to download, and an account deleted after a fresh sign-in, then kept', async ({
  page,
}) => {
  const userName = await newPerson(page);
  await page.goto('/yourData');
  await expect(section(page, 'Your account').getByText(userName, { exact: true })).toBeVisible();
  await expectAccessible(page, 'your data');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as JSON' }).press('Enter'),
  ]);
  expect(file.suggestedFilename()).toMatch(/^your-data-\d{4}-\d{2}-\d{2}\.json$/);

  const part = section(page, 'Delete your account');
  await part.getByRole('button', { name: 'Delete my account' }).press('Enter');
  const question = page.getByRole('dialog');
  await expectAccessible(page, 'delete account question');
  await question.getByRole('button', { name: 'Delete my account' }).press('Enter');
  const again = part.getByRole('button', { name: 'Sign in again' });
  const keep = part.getByRole('button', { name: 'Keep my account' });
  await expect(again.or(keep)).toBeVisible();
  if (await again.isVisible()) {
    await again.press('Enter');
    await fillSignIn(page, userName, NEW_PASSWORD);
    await expect(page).toHaveURL(/\/yourData/);
    await part.getByRole('button', { name: 'Delete my account' }).press('Enter');
    await question.getByRole('button', { name: 'Delete my account' }).press('Enter');
  }
  await expect(keep).toBeVisible();
  await expectAccessible(page, 'account about to be deleted');
  await keep.press('Enter');
  await expect(page.getByText('Your account stays. Nothing was deleted.')).toBeVisible();
});
