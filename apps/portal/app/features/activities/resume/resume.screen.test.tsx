import { activityFailures, activityOperations } from '@longleaf/contract/activities';
import { profileOperations } from '@longleaf/contract/profile';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, refuse } from '../../../testing/calls.ts';
import { expectAccessible } from '../../../testing/look.ts';
import { openScreen, type samplePerson } from '../../../testing/open-screen.tsx';
import { noActivities, sampleActivities } from '../../../testing/samples/activities.ts';
import { sampleProfile } from '../../../testing/samples/profile.ts';

const { getActivitiesInterests } = activityOperations;
const open = async (wish: { at?: string; person?: typeof samplePerson | null } = {}) =>
  openScreen(await import('./resume-page.tsx'), { id: 'resume', ...wish });
const paper = () => page.getByRole('article', { name: 'Your résumé' });
const people = {
  ...sampleActivities,
  networking: [{ id: 9, name: 'Ms. Lee', relation: 'Coach', email: 'lee@example.org', description: '' }],
};

beforeEach(() => void answer(profileOperations.getProfile, sampleProfile({ email: 'maya@example.org' })));

test('loading: says so until the lists are there', async () => {
  const lists = hold(getActivitiesInterests);
  await open();
  await expect.element(page.getByText('Loading your résumé')).toBeVisible();
  await expectAccessible();
  lists.release(sampleActivities);
  await expect.element(paper()).toBeVisible();
});

test('failed: says so, and another try brings them', async () => {
  refuse(getActivitiesInterests, 500);
  await open();
  await expect.element(page.getByText(activityFailures.loadFailed)).toBeVisible();
  await expectAccessible();
  answer(getActivitiesInterests, sampleActivities);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(paper()).toBeVisible();
});

test('not allowed: nobody is signed in, so nothing is asked for and sign-in begins (401)', async () => {
  const asked = answer(getActivitiesInterests, sampleActivities);
  await open({ person: null });
  await expect.element(page.getByText('Loading your résumé')).toBeVisible();
  expect(asked).toHaveLength(0);
});

test('not allowed: says why (403)', async () => {
  refuse(getActivitiesInterests, 403, { detail: 'This is for students.' });
  await open();
  await expect.element(page.getByText('This is for students.')).toBeVisible();
});

test('empty: leads to where things are added', async () => {
  answer(getActivitiesInterests, noActivities);
  await open();
  await expect
    .element(page.getByRole('link', { name: 'Add what you do' }))
    .toHaveAttribute('href', '/activitiesInterests');
  await expectAccessible();
});

test('ready: all that is kept but other people and what somebody thought of it', async () => {
  answer(getActivitiesInterests, people);
  await open();
  await expect.element(paper()).toMatchTextContent(/Maya Torres.*maya@example.org/);
  await expect.element(paper()).toMatchTextContent(/Marching band, clarinetAug 2024 to now/);
  await expect.element(paper()).toMatchTextContent(/SkillsCritical Thinking, Writing/);
  await expect.element(paper()).not.toMatchTextContent(/Ms. Lee/);
  await expect.element(paper()).not.toMatchTextContent(/lunch line/);
  await expectAccessible();
});

test('what is chosen is on the paper and in the address', async () => {
  answer(getActivitiesInterests, people);
  const { router } = await open();
  await page.getByRole('checkbox', { name: 'Cross country' }).click();
  await expect.element(paper()).not.toMatchTextContent(/Cross country/);
  await page.getByRole('checkbox', { name: 'Show this section (Projects)' }).click();
  await expect.element(paper()).not.toMatchTextContent(/pollen makes us/);
  await expect.element(paper()).not.toMatchTextContent(/Critical Thinking/);
  await page.getByRole('checkbox', { name: 'Show this section (Networking)' }).click();
  await expect.element(paper()).toMatchTextContent(/People who can speak for meMs. Lee/);
  await page.getByRole('button', { name: 'Two columns' }).click();
  await page.getByRole('checkbox', { name: 'Email' }).click();
  await expect.element(paper()).not.toMatchTextContent(/maya@example.org/);
  expect(router.state.location.search).toBe('?layout=columns&without=3&skips=projects&contacts=town');
  await expectAccessible();
});

test('an address brings the same paper again', async () => {
  answer(getActivitiesInterests, people);
  await open({ at: '/activitiesInterests/resume?layout=columns&without=3&skips=projects' });
  await expect.element(paper()).toHaveAttribute('data-layout', 'columns');
  await expect.element(paper()).not.toMatchTextContent(/Cross country/);
  await expect.element(page.getByRole('checkbox', { name: 'Cross country' })).not.toBeChecked();
});
