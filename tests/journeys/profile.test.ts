import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { choose, press, select, tick, typeDay, typeInto } from './helpers/by-keyboard.ts';
import { loseSession } from './helpers/lost-session.ts';
import { newSignedInPerson } from './helpers/person.ts';
import { fillSignIn } from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';

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

/** Opens a section. */
async function edit(page: Page, name: string, button = `Edit ${name}`): Promise<Locator> {
  const part = section(page, name);
  await press(page, part.getByRole('button', { name: button, exact: true }));
  await expect(part.getByRole('button', { name: 'Cancel' })).toBeVisible();
  return part;
}

const save = (page: Page, part: Locator) => press(page, part.getByRole('button', { name: 'Save changes' }));
const saved = (page: Page) => page.getByText('Your profile has been updated.').first();

/** Gives a changed section up: it is closed, and the focus is where it was opened. */
async function cancel(page: Page, part: Locator, name: string, button = `Edit ${name}`): Promise<void> {
  await press(page, part.getByRole('button', { name: 'Cancel', exact: true }));
  await expect(part.getByRole('button', { name: button, exact: true })).toBeFocused();
}

test('each section: cancelled it is as before, saved it stays, wrong it says so beside the field (MSG-052, MSG-095)', async ({
  page,
}) => {
  test.slow();
  await newSignedInPerson(page, 'ida');
  await page.goto('/profile');
  await expect(section(page, 'Your details')).toBeVisible();
  await expect(section(page, 'Parents and guardians')).toBeVisible();
  await expectAccessible(page, 'profile');

  let part = await edit(page, 'Your details');
  await typeInto(page, part.getByLabel('First name'), 'Adelaide');
  await cancel(page, part, 'Your details');
  await expect(part.getByText('Ada Lovelace')).toBeVisible();

  part = await edit(page, 'Your details');
  await expect(part.getByLabel('First name')).toHaveValue('Ada');
  await typeInto(page, part.getByLabel('First name'), '');
  await typeInto(page, part.getByLabel('Phone (optional)', { exact: true }), '12');
  await save(page, part);
  await expect(part.getByRole('alert')).toContainText('Enter your first name');
  await expectAccessible(page, 'profile with wrong fields', '#details');
  await press(page, part.getByRole('button', { name: 'Enter your first name' }));
  await expect(part.getByLabel('First name')).toBeFocused();
  await typeInto(page, part.getByLabel('First name'), 'Adelaide');
  await typeDay(page, part.getByLabel('Date of birth (optional)'), '2009-05-31');
  const years = part.getByLabel('Graduation year (optional)');
  await select(page, years, await years.getByRole('option').nth(2).innerText());
  await typeInto(page, part.getByLabel('Phone (optional)', { exact: true }), '919 555 0123');
  await tick(page, part.getByRole('checkbox', { name: 'Deadlines for applications' }));
  await save(page, part);
  await expect(saved(page)).toBeVisible();
  await expect(part.getByText('Adelaide Lovelace')).toBeVisible();
  await expect(part.getByText('May 31, 2009')).toBeVisible();
  await expect(part.getByText('(919) 555-0123')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Adelaide Lovelace, your account' })).toBeVisible();

  part = await edit(page, 'What you are here');
  await tick(page, part.getByRole('checkbox', { name: 'Parent or guardian' }));
  await cancel(page, part, 'What you are here');
  await expect(part.getByText('High school student', { exact: true })).toBeVisible();
  await edit(page, 'What you are here');
  await tick(page, part.getByRole('checkbox', { name: 'Parent or guardian' }));
  await expectAccessible(page, 'profile roles', '#role');
  await save(page, part);
  await expect(part.getByText('High school student, Parent or guardian')).toBeVisible();

  part = await edit(page, 'Your school');
  await save(page, part);
  await expect(part.getByRole('alert')).toContainText('Choose a school, or say that it is not listed.');
  await expectAccessible(page, 'profile school not chosen', '#school');
  await tick(page, part.getByRole('checkbox', { name: 'My School or Program is not listed' }));
  await cancel(page, part, 'Your school');
  await expect(part.getByText('No school chosen yet.')).toBeVisible();
  await edit(page, 'Your school');
  await typeInto(page, part.getByRole('combobox', { name: 'Name of the school' }), 'east chapel');
  await part.getByRole('option', { name: /^East Chapel Hill/ }).waitFor();
  await expectAccessible(page, 'profile school suggested', '#school');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(part.getByText('Chosen:')).toBeVisible();
  await save(page, part);
  await expect(page.getByText('Your primary connection changes have been saved.')).toBeVisible();
  await expect(part.getByText(/East Chapel Hill/)).toBeVisible();

  part = await edit(page, 'Student number');
  await typeInto(page, part.getByLabel('Student number (optional)'), '12a');
  await save(page, part);
  await expect(part.getByRole('alert')).toContainText('Use only digits in the student number');
  await cancel(page, part, 'Student number');
  await edit(page, 'Student number');
  await expect(part.getByLabel('Student number (optional)')).toHaveValue('');
  await typeInto(page, part.getByLabel('Student number (optional)'), '1234567');
  await save(page, part);
  await expect(part.getByText('1234567')).toBeVisible();

  part = await edit(page, 'Social Security number');
  await typeInto(page, part.getByLabel('Social Security number (optional)'), '666-12-3456');
  await save(page, part);
  await expect(part.getByRole('alert')).toContainText('This is not a valid Social Security number');
  await expectAccessible(page, 'profile wrong Social Security number', '#social-security-number');
  await cancel(page, part, 'Social Security number');
  await edit(page, 'Social Security number');
  await typeInto(page, part.getByLabel('Social Security number (optional)'), '234-56-7891');
  await save(page, part);
  await expect(part.getByText('***-**-7891')).toBeVisible();
});

test('background and guardians: five nationalities, cancelled and saved (MSG-054)', async ({ page }) => {
  test.slow();
  await newSignedInPerson(page, 'ida');
  await page.goto('/profile');
  let part = await edit(page, 'About your background');
  const nationalities = part.getByLabel('Nationalities (optional)');
  const add = part.getByRole('button', { name: 'Add nationality' });
  await select(page, nationalities, 'Albania');
  await press(page, add);
  await cancel(page, part, 'About your background');
  await edit(page, 'About your background');
  await expect(part.getByRole('button', { name: /^Remove / })).toHaveCount(0);
  for (const country of ['Albania', 'Angola', 'Aruba', 'Austria', 'Bahrain', 'Belgium']) {
    await select(page, nationalities, country);
    await press(page, add);
  }
  await expect(part.getByText('You can choose 5.')).toBeVisible();
  await press(page, part.getByRole('button', { name: 'Remove Bahrain' }));
  // What stands in the list counts when it is saved.
  await select(page, nationalities, 'Belgium');
  await tick(page, part.getByRole('checkbox', { name: 'Asian' }));
  await choose(page, part.getByRole('radio', { name: 'Yes' }));
  await expect(part.getByRole('checkbox', { name: 'Asian' })).not.toBeChecked();
  await expectAccessible(page, 'profile demographics', '#demographics');
  await save(page, part);
  await expect(page.getByText('Your demographic changes have been saved.')).toBeVisible();
  await expect(part.getByText('Albania, Angola, Aruba, Austria, Belgium')).toBeVisible();

  part = await edit(page, 'Parents and guardians');
  const addGuardian = part.getByRole('button', { name: 'Add a parent or guardian' });
  await press(page, addGuardian);
  await cancel(page, part, 'Parents and guardians');
  await expect(part.getByText('Nobody named yet.')).toBeVisible();
  await edit(page, 'Parents and guardians');
  await press(page, addGuardian);
  await save(page, part);
  await expect(part.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'profile guardians with wrong fields', '#guardians');
  await select(page, part.getByLabel('Who they are'), 'Grandparent');
  await typeInto(page, part.getByLabel('First name'), 'Rosa');
  await typeInto(page, part.getByLabel('Last name'), 'Lovelace');
  await save(page, part);
  await expect(part.getByText('Rosa Lovelace')).toBeVisible();

  part = section(page, 'Other schools you belong to');
  await typeInto(page, part.getByRole('combobox', { name: 'Add a school' }), 'east chapel');
  await part.getByRole('option', { name: /^East Chapel Hill/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const remove = part.getByRole('button', { name: /^Remove East Chapel Hill/ });
  await expect(remove).toBeVisible();
  await expectAccessible(page, 'profile with another school', '#schools');
  await press(page, remove);
  await expect(part.getByText('None yet.')).toBeVisible();

  await page.reload();
  await expect(section(page, 'About your background').getByText('Albania, Angola')).toBeVisible();
  await expect(section(page, 'Parents and guardians').getByText('Rosa Lovelace')).toBeVisible();
});

test('what is typed in a section survives a reload; a Social Security number does not and is asked about', async ({
  page,
}) => {
  await newSignedInPerson(page, 'ida');
  await page.goto('/profile');
  let part = await edit(page, 'Your details');
  await typeInto(page, part.getByLabel('Nickname (optional)'), 'Countess');
  await expect.poll(() => draftsKept(page)).toBe(1);
  await page.reload();
  await expect(section(page, 'Your details').getByLabel('Nickname (optional)')).toHaveValue('Countess');
  await cancel(page, section(page, 'Your details'), 'Your details');

  part = await edit(page, 'Social Security number');
  await typeInto(page, part.getByLabel('Social Security number (optional)'), '234');
  await press(page, page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }));
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await expectAccessible(page, 'leave without saving');
  await press(page, question.getByRole('button', { name: 'Cancel' }));
  await expect(part.getByLabel('Social Security number (optional)')).toHaveValue('234');
});

test('what is typed in sections is back after the session ended under it and one signed in again', async ({
  page,
}) => {
  const person = await newSignedInPerson(page, 'ida');
  await page.goto('/profile');
  const number = await edit(page, 'Student number');
  await typeInto(page, number.getByLabel('Student number (optional)'), '4711');
  const details = await edit(page, 'Your details');
  await typeInto(page, details.getByLabel('Nickname (optional)'), 'Countess');
  await expect.poll(() => draftsKept(page)).toBe(2);
  const letAnswer = await loseSession(page, '**/api/users/profile/save');
  await save(page, details);
  await expect(page.getByLabel('Email or account name')).toBeVisible();
  await letAnswer();
  await fillSignIn(page, person.userName, person.password);
  await expect(page).toHaveURL('/profile');
  await expect(section(page, 'Your details').getByLabel('Nickname (optional)')).toHaveValue('Countess');
  await expect(section(page, 'Student number').getByLabel('Student number (optional)')).toHaveValue('4711');
  await save(page, section(page, 'Your details'));
  await expect(section(page, 'Your details').getByText('Countess')).toBeVisible();
});

test('the address window: undecided, cancelled, suggested, kept after a second question (VAL-035, VAL-036, GAP-092, MSG-081)', async ({
  page,
}) => {
  test.slow();
  await newSignedInPerson(page, 'ida');
  await page.goto('/profile');
  const part = await edit(page, 'Addresses');
  const mail = part.getByRole('group', { name: 'Mailing address' });
  await save(page, part);
  await expect(part.getByRole('alert')).toContainText('Enter a street address');
  await expectAccessible(page, 'addresses with wrong fields', '#addresses');
  await typeInto(page, mail.getByLabel('Street address'), '100 Oak Street');
  await cancel(page, part, 'Addresses');
  await edit(page, 'Addresses');
  await expect(mail.getByLabel('Street address')).toHaveValue('');
  await typeInto(page, mail.getByLabel('Street address'), '100 Oak Street');
  await typeInto(page, mail.getByLabel('City'), 'Chapel Hill');
  await select(page, mail.getByLabel('State'), 'North Carolina');
  await typeInto(page, mail.getByLabel('ZIP code'), '27601');
  await select(page, mail.getByLabel('County (optional)'), 'Anson');
  await select(page, mail.getByLabel('State'), 'Virginia');
  await expect(mail.getByLabel('County (optional)')).toHaveCount(0);
  await select(page, mail.getByLabel('State'), 'North Carolina');
  await expect(mail.getByLabel('County (optional)')).toHaveValue('');

  const window = page.getByRole('dialog', { name: 'Is this your address?' });
  const sure = page.getByRole('dialog', { name: 'Keep the address as you typed it?' });
  const suggested = window.getByRole('radio', { name: /^Suggested/ });
  const typed = window.getByRole('radio', { name: /^As you typed it/ });
  const use = window.getByRole('button', { name: 'Use this address' });
  const stopped = async () => {
    await expect(window).toHaveCount(0);
    await expect(part.getByText('User Cancelled')).toBeVisible();
    await expect(part.getByRole('button', { name: 'Save changes' })).toBeFocused();
  };

  // Nothing chosen: the window goes, and so does the save.
  await save(page, part);
  await expect(suggested).not.toHaveCount(0);
  const count = await suggested.count();
  await expectAccessible(page, 'address window');
  await press(page, use);
  await stopped();
  await expectAccessible(page, 'address window cancelled', '#addresses');

  // Cancelled by its button with a choice made: the same suggestions are there again, and so is the choice.
  await save(page, part);
  await expect(suggested).toHaveCount(count);
  await choose(page, suggested.first());
  await press(page, window.getByRole('button', { name: 'Cancel' }));
  await stopped();
  await save(page, part);
  await expect(suggested).toHaveCount(count);
  await expect(suggested.first()).toBeChecked();
  // Escape cancels, too.
  await page.keyboard.press('Escape');
  await stopped();

  // Kept as typed: asked once more, with a way back, and out of the second question as well.
  await save(page, part);
  await choose(page, typed);
  await press(page, use);
  await expect(sure).toBeVisible();
  await expect(sure.locator(':focus')).toContainText('100 Oak Street');
  await expectAccessible(page, 'address kept');
  await press(page, sure.getByRole('button', { name: 'Go back' }));
  await expect(typed).toBeChecked();
  await press(page, use);
  await expect(sure).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sure).toHaveCount(0);
  await stopped();
  await save(page, part);
  await press(page, use);
  await press(page, sure.getByRole('button', { name: 'Keep my address' }));
  await expect(saved(page)).toBeVisible();
  await expect(part.getByText('Kept as you typed it').first()).toBeVisible();
  await expectAccessible(page, 'profile with a kept address', '#addresses');

  // A suggestion is taken as it is; two addresses are chosen in one window.
  await edit(page, 'Addresses');
  await typeInto(page, mail.getByLabel('ZIP code'), '27602');
  const same = part.getByRole('checkbox', { name: 'The same as my mailing address' });
  await tick(page, same);
  const home = part.getByRole('group', { name: 'Home address' });
  await typeInto(page, home.getByLabel('Street address'), '7 Elm Street');
  await save(page, part);
  const first = window.getByRole('group', { name: 'Mailing address' });
  const second = window.getByRole('group', { name: 'Home address' });
  await expect(second).toBeVisible();
  await expectAccessible(page, 'address window for two');
  // One of the two left open is undecided.
  await choose(page, first.getByRole('radio', { name: /^Suggested/ }).first());
  await press(page, use);
  await stopped();
  await save(page, part);
  await choose(page, second.getByRole('radio', { name: /^Suggested/ }).first());
  await press(page, use);
  await expect(window).toHaveCount(0);
  await expect(part.getByRole('button', { name: 'Edit Addresses' })).toBeFocused();
  await expect(part.getByText('7 Elm St')).toBeVisible();
  await expect(part.getByText('Kept as you typed it')).toHaveCount(0);
  await expect(part.getByText('The post office does not know it')).toHaveCount(0);
});

test('password and security question on the profile, and the way to a new email (UI-087, MSG-067, MSG-069, MSG-072)', async ({
  page,
}) => {
  test.slow();
  const { email, password } = await newSignedInPerson(page, 'ida');
  await page.goto('/profile#password');
  let part = await edit(page, 'Password', 'Change password');
  await typeInto(page, part.getByLabel('Old password', { exact: true }), 'not_the_password');
  await cancel(page, part, 'Password', 'Change password');
  await edit(page, 'Password', 'Change password');
  await expect(part.getByLabel('Old password', { exact: true })).toHaveValue('');
  await typeInto(page, part.getByLabel('Old password', { exact: true }), 'not_the_password');
  await typeInto(page, part.getByLabel('New password', { exact: true }), 'Longer_needles_2026');
  await typeInto(page, part.locator('input[name=confirmPassword]'), 'Longer_needles_2026');
  await press(page, part.getByRole('button', { name: 'Change password' }));
  await expect(
    part.getByText('Unable to change your password. Make sure your old password is typed correctly.').first(),
  ).toBeVisible();
  await expectAccessible(page, 'profile password', '#password');
  await typeInto(page, part.getByLabel('Old password', { exact: true }), password);
  await press(page, part.getByRole('button', { name: 'Change password' }));
  await expect(page.getByText('Password changed successfully')).toBeVisible();

  part = await edit(page, 'Security question', 'Change question');
  await typeInto(page, part.locator('input[name=securityAnswer]'), 'Nothing');
  await cancel(page, part, 'Security question', 'Change question');
  await edit(page, 'Security question', 'Change question');
  await expect(part.locator('input[name=securityAnswer]')).toHaveValue('');
  const questions = part.locator('select[name=chosen]');
  await select(page, questions, await questions.getByRole('option').nth(3).innerText());
  await typeInto(page, part.locator('input[name=securityAnswer]'), 'Evergreen');
  await typeInto(page, part.locator('input[name=currentPassword]'), 'Longer_needles_2026');
  await expectAccessible(page, 'profile security question', '#security-question');
  await press(page, part.locator('button[type=submit]'));
  await expect(page.getByText('Security question updated successfully')).toBeVisible();

  await page.goto('/updateEmail');
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page, 'update email');
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    press(page, page.getByRole('button', { name: 'Change email' })),
  ]);
  await expect(window).toHaveURL(/\/account\/email|\/signin|\/interaction/);
  await window.close();
});
