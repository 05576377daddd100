import { testScoreOperations } from '@longleaf/contract/test-scores';
import { recruitingOperations } from '@longleaf/contract/recruiting';
import { sampleDetails } from '../../testing/samples/recruiting.ts';
import { noScores } from '../../testing/samples/test-scores.ts';
import { profileOperations } from '@longleaf/contract/profile';
import { redirectionOperations } from '@longleaf/contract/redirection-pool';
import { schoolListOperations } from '@longleaf/contract/school-lists';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { sampleProfile } from '../../testing/samples/profile.ts';

const { getRedirectionWindow, getRedirectionProspect } = redirectionOperations;
const open = async (person?: null) =>
  openScreen(await import('./pool-form-page.tsx'), {
    id: 'UI-040',
    settings: { now: '2027-06-01T12:00:00Z' },
    ...(person === null && { person }),
  });

beforeEach(() => {
  answer(testScoreOperations.getTestScores, noScores);
  answer(recruitingOperations.getRecruiterAdditionalData, sampleDetails());
  answer(getRedirectionWindow, {
    isOpen: true,
    opensOn: '2027-04-01',
    closesOn: '2027-09-30',
    entryYear: 2027,
  });
  answer(getRedirectionProspect, null);
  answer(profileOperations.getProfile, sampleProfile());
  answer(schoolListOperations.getSchoolList, []);
});

test('loading, then empty, ready: nothing was sent yet, so the form stands there', async () => {
  const prospect = hold(getRedirectionProspect);
  await open();
  await expect.element(page.getByText('Loading the form').first()).toBeVisible();
  prospect.release(null);
  await expect.element(page.getByRole('button', { name: 'Join the pool' })).toBeVisible();
  await expectAccessible();
});

test('failed: says so, and another try brings the form', async () => {
  refuse(getRedirectionProspect, 500);
  await open();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible();
  answer(getRedirectionProspect, null);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('button', { name: 'Join the pool' })).toBeVisible();
});

test('not allowed: nobody is signed in, so nothing is asked for and sign-in begins', async () => {
  await open(null);
  await expect.element(page.getByText('We cannot reach the sign-in page.')).toBeVisible();
});

test('not allowed: the server says why, and no form is shown (403)', async () => {
  refuse(getRedirectionProspect, 403, { detail: 'This is for students.' });
  await open();
  await expect.element(page.getByText('You cannot see this.')).toBeVisible();
  await expect.element(page.getByText('This is for students.')).toBeVisible();
});

test('not allowed: a session that the server no longer takes can be tried again (401)', async () => {
  refuse(getRedirectionProspect, 401);
  await open();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
