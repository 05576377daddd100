import { profileOperations } from '@longleaf/contract/profile';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { sampleProfile } from '../../testing/samples/profile.ts';

const { getProfile } = profileOperations;
const change = page.getByRole('button', { name: 'Change email' });
const open = async (person?: null) =>
  openScreen(await import('./update-email-page.tsx'), { id: 'UI-087', ...(person === null && { person }) });

test('loading, then ready: the email of the session until the profile’s own is there (UI-087, GAP-117)', async () => {
  const profile = hold(getProfile);
  await open();
  await expect.element(page.getByText('maya@example.org')).toBeVisible();
  profile.release(sampleProfile({ email: 'new@example.org' }));
  await expect.element(page.getByText('new@example.org')).toBeVisible();
  await expect.element(change).toBeVisible();
  await expectAccessible();
});

test('failed: the email of the session stays, and it can be changed all the same', async () => {
  const calls = refuse(getProfile, 400);
  await open();
  await expect.poll(() => calls.length).toBe(1);
  await expect.element(page.getByText('maya@example.org')).toBeVisible();
  await expect.element(change).toBeVisible();
});

test.each([401, 403])('not allowed: with %s no more is told than the session knows', async (status) => {
  const calls = refuse(getProfile, status);
  await open();
  await expect.poll(() => calls.length).toBe(1);
  await expect.element(page.getByRole('link', { name: /^Saved ?0$/ })).toBeVisible();
  await expect.element(page.getByText('maya@example.org')).toBeVisible();
  await expect.element(change).toBeVisible();
});

test('not allowed: nobody is signed in, so nothing is asked for and sign-in begins', async () => {
  await open(null);
  await expect.element(page.getByText('We cannot reach the sign-in page.')).toBeVisible();
  await expect.element(change).not.toBeInTheDocument();
});

test('an email that was changed elsewhere is shown when it is read again', async () => {
  answer(getProfile, sampleProfile({ email: 'other@example.org' }));
  await open();
  await expect.element(page.getByText('other@example.org')).toBeVisible();
});
