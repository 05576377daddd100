import { profileMessages, profileOperations, type LimitedProfile } from '@longleaf/contract/profile';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const { getLimitedProfile } = profileOperations;
const nothingKept: LimitedProfile = {
  id: 'person-1',
  firstName: 'Maya',
  lastName: 'Torres',
  email: 'maya@example.org',
  permAddress: null,
  mailAddress: null,
  addressVerified: false,
  passwordInvalid: false,
  addressInvalid: false,
};
const street = page.getByLabelText('Street address').first();
const open = async (person?: null) =>
  openScreen(await import('./update-address-page.tsx'), { id: 'UI-086', ...(person === null && { person }) });

test('loading, then empty: a form in which nothing is filled in', async () => {
  const profile = hold(getLimitedProfile);
  await open();
  await expect.element(page.getByText('Loading your address')).toBeVisible();
  profile.release(nothingKept);
  await expect.element(street).toHaveValue('');
  await expectAccessible();
});

test('ready: the address that is kept stands in the form (UI-086, GAP-118)', async () => {
  answer(getLimitedProfile, {
    ...nothingKept,
    mailAddress: {
      addressType: '',
      firstName: '',
      lastName: '',
      street: '100 Oak St',
      street2: '',
      city: 'Raleigh',
      state: 'NC',
      postalCode: '27601',
      country: 'US',
      county: '092',
      isVerified: false,
      userOverride: false,
      resultCodes: [],
      signature: '',
      key: '',
    },
  });
  await open();
  await expect.element(street).toHaveValue('100 Oak St');
  await expectAccessible();
});

test('failed: says so, and another try brings it', async () => {
  refuse(getLimitedProfile, 400);
  await open();
  await expect.element(page.getByText(profileMessages.loadFailed)).toBeVisible();
  answer(getLimitedProfile, nothingKept);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(street).toBeVisible();
});

test('not allowed: nobody is signed in, so nothing is asked for and sign-in begins', async () => {
  await open(null);
  await expect.element(page.getByText('We cannot reach the sign-in page.')).toBeVisible();
  await expect.element(street).not.toBeInTheDocument();
});

test('not allowed: the server says why, and nothing of the page is shown (403)', async () => {
  refuse(getLimitedProfile, 403, { detail: 'This is for students.' });
  await open();
  await expect.element(page.getByText('You cannot see this.')).toBeVisible();
  await expect.element(page.getByText('This is for students.')).toBeVisible();
  await expectAccessible();
});

test('not allowed: a session that the server no longer takes is told, with another try (401)', async () => {
  refuse(getLimitedProfile, 401);
  await open();
  await expect.element(page.getByText(profileMessages.loadFailed)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(street).not.toBeInTheDocument();
});
