import { freshSignInNeeded } from '@longleaf/contract/account-safety';
import { profileOperations } from '@longleaf/contract/profile';
import { type YourData, yourDataMessages, yourDataOperations } from '@longleaf/contract/your-data';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const { getYourData, getDeletion, requestDeletion, cancelDeletion } = yourDataOperations;
const kept: YourData = {
  preparedOn: '2026-11-20T12:00:00Z',
  account: null,
  sections: [
    {
      id: 'saved-colleges',
      title: 'Saved colleges',
      rows: [{ id: 7, collegeId: 198419, notes: 'Visit in May', savedAt: '2026-11-02T15:00:00Z' }],
      entries: [
        [
          { name: 'College', value: 'Duke University' },
          { name: 'Your note', value: 'Visit in May' },
          { name: 'Saved on', value: '2026-11-02T15:00:00Z' },
        ],
      ],
    },
    { id: 'saved-searches', title: 'Saved searches', rows: [], entries: [] },
  ],
};
const staying = { requested: false, requestedOn: null, deletedOn: null };
const ending = {
  requested: true,
  requestedOn: '2026-11-20T12:00:00Z',
  deletedOn: '2026-12-04T12:00:00Z',
};
const open = async (person?: null) =>
  openScreen(await import('./your-data-page.tsx'), { id: 'your-data', ...(person === null && { person }) });
const askToDelete = async () => {
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('dialog', { name: 'Delete your account and all you saved?' });
  await question.getByRole('button', { name: 'Delete my account' }).click();
};

beforeEach(() => void answer(getDeletion, staying));

test('loading: says so until everything is put together', async () => {
  const data = hold(getYourData);
  await open();
  await expect.element(page.getByText('Putting your data together')).toBeVisible();
  data.release(kept);
  await expect.element(page.getByRole('heading', { name: 'Saved colleges' })).toBeVisible();
});

test('ready: each kind with its rows in words, and what is empty says so', async () => {
  answer(getYourData, kept);
  await open();
  await expect.element(page.getByText('Visit in May')).toBeVisible();
  await expect.element(page.getByText('Nothing', { exact: true })).toBeVisible();
  await expect
    .element(page.getByText('What the sign-in page keeps about you could not be read'))
    .toBeVisible();
  await expectAccessible();
});

test('reads like a letter: words for codes, days in full, no inner ids; the file has it as stored', async () => {
  const moment = '2026-07-01T03:30:00.000Z';
  const account = {
    id: '0d3b3f0a-8f6e-4b5e-9d55-0a8a33a3a001',
    userName: 'maya',
    email: 'maya@example.org',
    emailVerified: false,
    firstName: 'Maya',
    lastName: 'Torres',
    language: 'es',
    role: 2,
    primaryConnection: 'hs-00134',
    securityQuestion: 'Which street did you grow up on?',
    createdAt: moment,
    passwordChangedAt: moment,
    twoFactorSince: null,
    recoveryCodesLeft: 0,
    trustedDevices: [],
    sessions: [{ device: 'Chrome on Android', lastUsedAt: moment }],
    passkeys: [],
    emailChange: null,
    signIns: [],
    deleteAfter: null,
  };
  const wrote = [{ name: 'What you wrote', value: ['Band.', '9 hours a week', '2025-09', 'Room 2026-09'] }];
  const activities = { id: 'activity_items', title: 'Activities', rows: [{}], entries: [wrote] };
  answer(getYourData, { ...kept, sections: [...kept.sections, activities], account });
  await open();
  const valueOf = (name: string) =>
    [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === name)?.nextElementSibling
      ?.textContent;
  const told = async (name: string, value: string | RegExp) => {
    await expect.poll(() => valueOf(name)).toMatch(value);
  };
  await told('College', 'Duke University');
  await told('Saved on', /November 2, 2026/);
  await told('What you wrote', 'Band. 9 hours a week; September 2025; Room 2026-09');
  await told('Email address', 'maya@example.org, not confirmed yet');
  await told('Language of emails', 'Español');
  await told('Signed in now', /Chrome on Android, last used June 30, 2026/);
  const main = () => document.querySelector('main')?.textContent ?? '';
  // One entry may hold several things, such as two parents: only more than one are counted.
  await expect.element(page.getByText('Nothing', { exact: true })).toBeVisible();
  expect(main()).not.toContain('1 entr');
  for (const inner of ['198419', account.id, 'hs-00134', 'Recovery codes'])
    expect(main()).not.toContain(inner);
  await expectAccessible();
});

test('months in words; the year of a figure, which looks like a month, as it stands', async () => {
  const entry = [
    { name: 'Began', value: '2025-10' },
    { name: 'Colleges of', value: '2023-24' },
  ];
  const sections = [{ id: 'saved-programs', title: 'Saved programs', rows: [{ id: 1 }], entries: [entry] }];
  answer(getYourData, { ...kept, sections });
  await open();
  await expect.element(page.getByText('October 2025')).toBeVisible();
  await expect.element(page.getByText('2023-24')).toBeVisible();
});

test('failed: says so, and another try brings it', async () => {
  refuse(getYourData, 400);
  await open();
  await expect.element(page.getByText(yourDataMessages.loadFailed)).toBeVisible();
  await expectAccessible();
  answer(getYourData, kept);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Visit in May')).toBeVisible();
});

test('not allowed: nobody is signed in, so nothing is asked for and sign-in begins', async () => {
  await open(null);
  await expect.element(page.getByText('We cannot reach the sign-in page.')).toBeVisible();
});

test('not allowed: the server says why, and nothing of the page is shown (403)', async () => {
  refuse(getYourData, 403, { detail: 'This is for students.' });
  await open();
  await expect.element(page.getByText('You cannot see this.')).toBeVisible();
  await expect.element(page.getByText('This is for students.')).toBeVisible();
  await expectAccessible();
});

test('not allowed: a session that the server no longer takes is told, with another try (401)', async () => {
  refuse(getYourData, 401);
  await open();
  await expect.element(page.getByText(yourDataMessages.loadFailed)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(page.getByText('Visit in May')).not.toBeInTheDocument();
});

test('empty: what nothing is kept of says so', async () => {
  answer(getYourData, { ...kept, sections: kept.sections.slice(1) });
  await open();
  await expect.element(page.getByRole('heading', { name: 'Saved searches' })).toBeVisible();
  await expect.element(page.getByText('Nothing', { exact: true })).toBeVisible();
});

test('deleting: asked first, then said until when it can be taken back, and taken back', async () => {
  answer(getYourData, kept);
  const requests = answer(requestDeletion, ending);
  answer(cancelDeletion, staying);
  await open();
  await askToDelete();
  await expect.element(page.getByText('Your account will be deleted on')).toBeVisible();
  expect(requests).toHaveLength(1);
  await expectAccessible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect.element(page.getByText(yourDataMessages.cancelled)).toBeVisible();
});

test('deleting needs a sign-in of the last minutes, and leads to it', async () => {
  answer(getYourData, kept);
  refuse(requestDeletion, 403, { detail: freshSignInNeeded });
  await open();
  await askToDelete();
  await expect.element(page.getByRole('alert').getByText(freshSignInNeeded)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Sign in again' })).toBeVisible();
});

test('the Social Security number: shown after signing in afresh, and hidden again', async () => {
  const profile = {
    id: 'profiles',
    title: 'Profile',
    rows: [{ socialSecurityNumber: 'Kept sealed' }],
    entries: [[{ name: 'Social Security number', value: 'Kept sealed' }]],
  };
  answer(getYourData, { ...kept, sections: [profile] });
  refuse(profileOperations.getSocialSecurityNumber, 403, { detail: freshSignInNeeded });
  await open();
  const show = page.getByRole('button', { name: 'Show my Social Security number' });
  await show.click();
  await expect.element(page.getByText(freshSignInNeeded)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Sign in again' })).toBeVisible();
  await expectAccessible();
  answer(profileOperations.getSocialSecurityNumber, { socialSecurityNumber: '219-09-9998' });
  await show.click();
  await expect.element(page.getByText('219-09-9998')).toBeVisible();
  await page.getByRole('button', { name: 'Hide it' }).click();
  await expect.element(page.getByText('219-09-9998')).not.toBeInTheDocument();
});

test('nobody without a Social Security number is offered one', async () => {
  answer(getYourData, kept);
  await open();
  await expect.element(page.getByText('Visit in May')).toBeVisible();
  await expect.element(page.getByText('Show my Social Security number')).not.toBeInTheDocument();
});
