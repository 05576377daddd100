import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { decodeJwt } from 'jose';
import { expectAccessible } from './helpers/accessibility.ts';
import { press } from './helpers/by-keyboard.ts';
import { changeRows } from './helpers/database.ts';
import { letters, newSignedInPerson } from './helpers/person.ts';
import { fillSignIn } from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (where: Page | Locator, name: string) => where.getByRole('button', { name, exact: true });

/** The sign-in of this person happened this long ago, as far as the provider and the next token know. */
async function ageSignIn(userName: string, minutes: number): Promise<void> {
  await changeRows(
    `update identity.artifacts r set payload = jsonb_set(r.payload, '{authTime}',
       to_jsonb((r.payload->>'authTime')::int - $2::int * 60))
     from identity.accounts a
     where a.user_name_key = $1 and r.account_id = a.id::text and r.model = 'RefreshToken'`,
    [userName, minutes],
  );
}

/** Whether an answer of the provider is a token that tells a sign-in of more than ten minutes ago. */
async function tellsOldSignIn(answer: Response): Promise<boolean> {
  if (new URL(answer.url()).pathname !== '/token' || !answer.ok()) return false;
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const { auth_time: signedInAt, iat } = decodeJwt<{ auth_time: number }>(token);
  return (iat ?? 0) - signedInAt > 10 * 60;
}

test('your data: to read, to download, to print nothing of what is sealed', async ({ page }) => {
  const { userName } = await newSignedInPerson(page, 'dora', '/yourData');
  await expect(section(page, 'Your account').getByText(userName, { exact: true })).toBeVisible();
  await expectAccessible(page, 'your data');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    press(page, button(page, 'Download as JSON')),
  ]);
  expect(file.suggestedFilename()).toMatch(/^your-data-\d{4}-\d{2}-\d{2}\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { account: { userName: string } };
  expect(data.account.userName).toBe(userName);
  expect(JSON.stringify(data)).not.toMatch(/passwordHash|securityAnswer|argon2/);
});

test('an account is deleted only after a fresh sign-in, and kept after all', async ({ page }) => {
  test.slow();
  const { userName, email, password } = await newSignedInPerson(page, 'dora');
  // The sign-in grows old, and the portal renews its token as it does when a window of the provider is closed.
  await page.goto('/profile');
  await expect(section(page, 'Signing in')).toBeVisible();
  await expect(async () => {
    // Again if a renewal under way wrote the old moment back.
    await ageSignIn(userName, 11);
    const renewed = page.waitForResponse(tellsOldSignIn, { timeout: 5_000 });
    const [window] = await Promise.all([
      page.waitForEvent('popup'),
      press(page, button(page, 'Recent sign-ins')),
    ]);
    await window.close();
    await renewed;
  }).toPass();

  await page.goto('/yourData');
  const part = section(page, 'Delete your account');
  const question = page.getByRole('dialog', { name: 'Delete your account and all you saved?' });
  const ask = async () => {
    await press(page, button(part, 'Delete my account'));
    await expect(question).toBeVisible();
  };
  await ask();
  await expectAccessible(page, 'delete account question');
  await press(page, button(question, 'Cancel'));
  await expect(question).toHaveCount(0);
  await expect(button(part, 'Delete my account')).toBeFocused();

  await ask();
  await press(page, button(question, 'Delete my account'));
  await expect(part.getByText('For your safety, sign in again to do this.')).toBeVisible();
  await expectAccessible(page, 'delete account after an old sign-in');
  await press(page, button(part, 'Sign in again'));
  await fillSignIn(page, userName, password);
  await expect(page).toHaveURL('/yourData#delete');
  await ask();
  await press(page, button(question, 'Delete my account'));
  await expect(part.getByText('Your account will be deleted on')).toBeVisible();
  await expectAccessible(page, 'account about to be deleted');
  await letters().next(email, { subject: /deleted/ });
  await press(page, button(part, 'Keep my account'));
  await expect(page.getByText('Your account stays. Nothing was deleted.')).toBeVisible();
  await expect(button(part, 'Delete my account')).toBeVisible();
});
