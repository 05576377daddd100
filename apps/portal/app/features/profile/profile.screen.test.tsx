import { accountSecurityOperations } from '@longleaf/contract/account-security';
import { dueReminderOperations } from '@longleaf/contract/due-reminders';
import { profileMessages, profileOperations } from '@longleaf/contract/profile';
import { demographicsMessages, demographicsOperations } from '@longleaf/contract/profile-demographics';
import { guardianMessages, guardianOperations } from '@longleaf/contract/profile-guardians';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draftIsKept } from '../../testing/drafts.ts';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen, sampleParent } from '../../testing/open-screen.tsx';
import { noDemographics, sampleProfile } from '../../testing/samples/profile.ts';

const { getProfile, saveProfile } = profileOperations;
const open = async (person?: null) =>
  openScreen(await import('./profile-page.tsx'), { id: 'UI-031', ...(person === null && { person }) });
const editDetails = () => page.getByRole('button', { name: 'Edit Your details' }).click();

beforeEach(() => {
  answer(getProfile, sampleProfile({ nickname: 'May' }));
  answer(demographicsOperations.getDemographics, noDemographics);
  answer(guardianOperations.getGuardians, { guardians: [] });
  answer(accountSecurityOperations.getSecurityQuestion, { securityQuestion: '' });
  answer(dueReminderOperations.getDueReminders, { on: false, sinceDate: null });
});

test('loading: each part says so until it is there', async () => {
  const profile = hold(getProfile);
  await open();
  await expect.element(page.getByText('Loading your profile')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Parents and guardians' })).toBeVisible();
  profile.release(sampleProfile());
  await expect.element(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
});

test('ready: every part to read, and nothing said is shown as such (UI-031)', async () => {
  await open();
  await expect.element(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  await expect.element(page.getByRole('definition').getByText('Maya Torres')).toBeVisible();
  await expectAccessible();
});

test('reminders by mail are turned on here as in the hub', async () => {
  await open();
  const part = page.getByRole('region', { name: 'Reminders by email' });
  await expect.element(part.getByText('Reminders are off.')).toBeVisible();
  const calls = answer(dueReminderOperations.chooseDueReminders, {
    on: true,
    sinceDate: '2026-11-20T15:00:00.000Z',
  });
  answer(dueReminderOperations.getDueReminders, { on: true, sinceDate: '2026-11-20T15:00:00.000Z' });
  await part.getByRole('button', { name: 'Turn reminders on' }).click();
  await expect.element(part.getByText('Reminders have been on since November 20, 2026.')).toBeVisible();
  await expect.element(part.getByRole('button', { name: 'Turn reminders off' })).toBeVisible();
  expect(calls).toMatchObject([{ body: { on: true } }]);
});

test('failed: a part says so alone, the others are there (MSG-039, MSG-040, MSG-041)', async () => {
  refuse(getProfile, 400);
  refuse(demographicsOperations.getDemographics, 400);
  await open();
  await expect.element(page.getByText(profileMessages.loadFailed)).toBeVisible();
  await expect.element(page.getByText(demographicsMessages.loadFailed)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Parents and guardians' })).toBeVisible();
  await expect.element(page.getByText(guardianMessages.loadFailed)).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Signing in' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Change password' })).toBeVisible();
  await expectAccessible();
  answer(getProfile, sampleProfile());
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect.element(page.getByRole('definition').getByText('Maya Torres')).toBeVisible();
});

test('not allowed: nobody is signed in, so nothing is asked for and sign-in begins', async () => {
  await open(null);
  await expect.element(page.getByText('We cannot reach the sign-in page.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Your details' })).not.toBeInTheDocument();
});

test('not allowed: the server says why, and nothing of the page is shown (403)', async () => {
  refuse(getProfile, 403, { detail: 'This is for students.' });
  await open();
  await expect.element(page.getByText('You cannot see this.')).toBeVisible();
  await expect.element(page.getByText('This is for students.')).toBeVisible();
  await expectAccessible();
});

test('not allowed: a session that the server no longer takes is told, with another try (401)', async () => {
  refuse(getProfile, 401);
  await open();
  await expect.element(page.getByText(profileMessages.loadFailed)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Your details' })).not.toBeInTheDocument();
});

test('what the server refuses stands beside its field and in the summary, which takes the focus (MSG-063)', async () => {
  const saves = refuse(saveProfile, 400, { modelState: { nickname: ['Use letters only.'] } });
  await open();
  await editDetails();
  await page.getByLabelText('Nickname (optional)').fill('M4y');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(page.getByRole('button', { name: 'Use letters only.' })).toBeVisible();
  await expect.element(page.getByLabelText('Nickname (optional)')).toBeInvalid();
  expect(saves.map(({ body }) => body.nickname)).toEqual(['M4y']);
  await expectAccessible();
});

test('a failure that names no field is told in the words of the server (MSG-064)', async () => {
  refuse(saveProfile, 500, { detail: 'The school register is closed tonight.' });
  await open();
  await editDetails();
  await page.getByLabelText('Nickname (optional)').fill('May');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect
    .element(page.getByRole('alert').getByText('The school register is closed tonight.'))
    .toBeVisible();
});

test('the security question that could not be loaded says so (MSG-070)', async () => {
  refuse(accountSecurityOperations.getSecurityQuestion, 400);
  await open();
  await expect.element(page.getByText('An error occurred retrieving the security question')).toBeVisible();
});

test('a draft comes back after the page was left, and goes once it is saved', async () => {
  answer(saveProfile, sampleProfile({ nickname: 'Maisie' }));
  const first = await open();
  await editDetails();
  await page.getByLabelText('Nickname (optional)').fill('Maisie');
  await draftIsKept('profile:details');
  await first.unmount();

  const second = await open();
  await expect.element(page.getByLabelText('Nickname (optional)')).toHaveValue('Maisie');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(page.getByText(profileMessages.page.saved)).toBeVisible();
  await draftIsKept('profile:details', false);
  await second.unmount();

  await open();
  await expect.element(page.getByRole('button', { name: 'Edit Your details' })).toBeVisible();
  await expect.element(page.getByLabelText('Nickname (optional)')).not.toBeInTheDocument();
});

/** A script leaves a page sooner after the last letter than anybody can: the guard stands two drawings later. */
async function guardStands(): Promise<void> {
  const asked = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await expect.poll(asked).toBe(false);
  await new Promise((idle) => requestIdleCallback(idle));
}

test('leaving with a number that is kept nowhere asks first; staying keeps it, leaving leaves', async () => {
  const { router } = await open();
  await page.getByRole('button', { name: 'Edit Social Security number' }).click();
  await page.getByLabelText('Social Security number (optional)').fill('123-45');
  await guardStands();
  void router.navigate('/college-search');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByLabelText('Social Security number (optional)')).toHaveValue('123-45');
  void router.navigate('/college-search');
  await question.getByRole('button', { name: 'Leave the page' }).click();
  await expect.element(page.getByRole('heading', { name: 'Elsewhere: /college-search' })).toBeVisible();
});

test('a parent is told what only students fill in', async () => {
  await openScreen(await import('./profile-page.tsx'), { id: 'UI-031', person: sampleParent });
  await expect.element(page.getByText('Students name theirs here. You can leave it empty.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Student number' }).click();
  await expect.element(page.getByText(/^Students get it from their school/)).toBeVisible();
  await expectAccessible();
});
