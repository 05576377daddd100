import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/look.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { PASSWORD_CHANGED } from './password-changed.ts';
import ResetDonePage from './reset-done-page.tsx';

const open = () => openScreen({ default: ResetDonePage }, { id: 'UI-005', person: null });

test('typed by hand, it says that nothing was changed and leads to a link (UI-005)', async () => {
  const { router } = await open();
  await expect.element(page.getByText('Nothing was changed here just now')).toBeVisible();
  await expect.element(page.getByText('Your password is changed')).not.toBeInTheDocument();
  await expectAccessible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/recoverAccount/requestpasswordreset');
});

test('after the form it says that the password is changed (UI-005)', async () => {
  const { router } = await open();
  await router.navigate('/resetPasswordConfirmation', { replace: true, state: PASSWORD_CHANGED });
  await expect.element(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  await expect.element(page.getByText('Nothing was changed')).not.toBeInTheDocument();
});
