import { expect } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { expectSignedIn, expectSignedOut, fillSignIn, signIn, signOut } from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';

test('signing in leads back to the page that asked for it, and signing out ends it (ST-049, UI-001, UI-002)', async ({
  page,
}) => {
  await page.goto('/savedColleges?from=journey');
  await fillSignIn(page, 'demo_student');
  await expect(page).toHaveURL('/savedColleges?from=journey');
  await expectSignedIn(page);
  await page.reload();
  await expectSignedIn(page);
  await signOut(page);
  await page.goto('/savedColleges');
  await expect(page.getByLabel('Email or account name')).toBeVisible();
});

test('another tab signs out with this one', async ({ context, page }) => {
  await signIn(page, 'demo_parent');
  const other = await context.newPage();
  await other.goto('/');
  await signOut(page);
  await other.bringToFront();
  await expectSignedOut(other);
});

test('the idle warning comes after 30 minutes, closes on activity, and signs out after two more (CON-001)', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, 'demo_adult');
  // What watches the session comes after the page; time that passes before it is nobody's idleness.
  await expect(page.locator('iframe[title="session"]')).toBeAttached();
  await page.clock.fastForward('29:50');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.fastForward('00:12');
  const warning = page.getByRole('dialog', { name: 'Are you still there?' });
  await expect(warning).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await expectAccessible(page, 'idle warning');
  await page.keyboard.press('Shift');
  await expect(warning).toHaveCount(0);
  await expectSignedIn(page);

  await page.clock.fastForward('30:01');
  await expect(warning).toBeVisible();
  await page.clock.fastForward('02:00');
  await page.clock.resume();
  await expectSignedOut(page);
});

test('a session that the provider ended is noticed', async ({ page, context }) => {
  await page.clock.install();
  await signIn(page, 'demo_educator');
  await context.clearCookies();
  await page.clock.fastForward('02:00');
  await expectSignedOut(page);
});

test('signing out right after a window of the sign-in host was closed ends the session for good', async ({
  page,
}) => {
  await signIn(page, 'demo_adult', '/profile');
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Recent sign-ins' }).click(),
  ]);
  // The portal looks each second whether it is closed, and then renews the session.
  await window.close();
  await signOut(page);
  await page.goto('/profile');
  await expect(page.getByLabel('Email or account name')).toBeVisible();
});
