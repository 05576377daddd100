import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { newSignedInPerson } from './helpers/person.ts';
import { fillSignIn, signIn } from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';

/** A window is there a moment before its title, which is its name. */
const expectNamed = (dialog: Locator) => expect(dialog).toHaveAccessibleName(/\S/);

test('get recruited as a visitor: signed in on the way, done once, and taken back after a question (ST-112)', async ({
  page,
}) => {
  await page.goto('/college-profile/elon-university');
  await page.getByRole('button', { name: /^Get recruited/ }).click();
  // Asked before anything leaves: who will see what, and that signing in comes first.
  const asked = page.getByRole('dialog', { name: 'Get recruited by Elon University?' });
  await expect(asked).toContainText('Elon University gets your name, email address, and mailing address.');
  await expect(asked).toContainText('You sign in first');
  await asked.getByRole('button', { name: 'Get recruited' }).click();
  await fillSignIn(page, 'demo_adult');
  await expect(page).toHaveURL(/college-profile\/elon-university/);
  await expect(page.getByText('Successfully saved to college recruiter')).toBeVisible();
  const recruited = page.getByRole('button', { name: /recruit.*Elon University/i });
  await expect(recruited).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(recruited).toHaveAttribute('aria-pressed', 'true');
  await recruited.click();
  await expectNamed(page.getByRole('dialog'));
  await expectAccessible(page, 'take recruiting back');
  await page
    .getByRole('dialog')
    .getByRole('button')
    .filter({ hasNotText: /Cancel|Keep/ })
    .last()
    .click();
  await expect(recruited).toHaveAttribute('aria-pressed', 'false');
});

test('saved colleges: removed after a question, and brought back to where it stood', async ({ page }) => {
  await signIn(page, 'demo_senior', '/savedColleges');
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  const names = cards.getByRole('heading', { level: 3 });
  const before = await names.allInnerTexts();
  await cards
    .last()
    .getByRole('button', { name: /^(Saved|Remove)/ })
    .first()
    .click();
  await expectNamed(page.getByRole('dialog'));
  await expectAccessible(page, 'remove saved college');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(names).toHaveText(before.slice(0, -1));
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(names).toHaveText(before);
});

test('a saved college: undone from the message, with keys alone', async ({ page }) => {
  // Whose list is empty also when the journey is told a second time.
  await newSignedInPerson(page, 'toggles', '/college-profile/catawba-college');
  const save = page.getByRole('button', { name: /^Saved? Catawba College$/ });
  const undo = page.getByRole('button', { name: /^Undo/ });
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await save.press('Enter');
  // A message stays for four seconds: on a slow machine its key is pressed until it is there.
  await expect(async () => {
    await page.keyboard.press('F8');
    await expect(undo).toBeFocused({ timeout: 300 });
  }).toPass();
  await expect(page.getByText('Saved successfully to your Saved Colleges')).toBeVisible();
  await expectAccessible(page, 'message with undo');
  await undo.press('Enter');
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await expect(save).toBeFocused();
  // Else the message of the first time would be taken for that of the second.
  await expect(page.getByText('Saved successfully to your Saved Colleges')).toHaveCount(0);

  await save.press('Enter');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  // Saved on the screen at once; only once it is saved for good is it there to be removed.
  await expect(page.getByText('Saved successfully to your Saved Colleges')).toBeVisible();
  await save.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove college' }).press('Enter');
  await expect(page.getByText('Catawba College is no longer on your list.')).toBeVisible();
  await page.keyboard.press('F8');
  await undo.last().press('Enter');
  await expect(save).toHaveAttribute('aria-pressed', 'true');

  await save.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove college' }).press('Enter');
  await expect(save).toHaveAttribute('aria-pressed', 'false');
});

test('saved searches: renamed and deleted', async ({ page }) => {
  const name = 'Near the coast';
  await signIn(page, 'demo_college', '/college-search?type=unc');
  await page.getByRole('button', { name: 'Save search' }).click();
  await page.getByLabel('Name of the search').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByText('Your search is saved.')).toBeVisible();
  await page.getByRole('button', { name: /^Saved searches/ }).click();
  const dialog = page.getByRole('dialog');
  await expectNamed(dialog);
  await expectAccessible(page, 'saved searches');
  await dialog.getByRole('button', { name: `Rename ${name}` }).click();
  await dialog.getByRole('textbox').fill(`${name} renamed`);
  await dialog.getByRole('textbox').press('Enter');
  await expect(dialog.getByRole('button', { name: `${name} renamed`, exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: `Delete ${name} renamed` }).click();
  await dialog
    .getByRole('button', { name: /^Delete/ })
    .last()
    .click();
  await expect(dialog.getByRole('button', { name: `${name} renamed`, exact: true })).toHaveCount(0);
});
