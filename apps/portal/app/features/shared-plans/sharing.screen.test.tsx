import { sharedPlanMessages, sharedPlanOperations } from '@longleaf/contract/shared-plans';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen, type samplePerson } from '../../testing/open-screen.tsx';
import { sharedPlansQuery } from './queries.ts';
import { sampleLink } from '../../testing/samples/shared-plan.ts';

const { getSharedPlans, makeSharedPlan, endSharedPlan } = sharedPlanOperations;
const ADDRESS = 'https://longleaf.example/shared-plan#secret';
const open = async (wish: { person?: typeof samplePerson | null } = {}) =>
  openScreen(await import('./sharing-page.tsx'), { id: 'share-plan', ...wish });

beforeEach(() => void answer(getSharedPlans, []));

test('what is kept of one person is never another’s on a shared computer', () => {
  expect(sharedPlansQuery('ann').queryKey).not.toEqual(sharedPlansQuery('bob').queryKey);
});

test('loading, then empty: nobody else can see the plan', async () => {
  const links = hold(getSharedPlans);
  await open();
  await expect.element(page.getByText('Loading your links').first()).toBeVisible();
  links.release([]);
  await expect.element(page.getByText('None yet. Nobody but you can see your plan.')).toBeVisible();
  await expectAccessible();
});

test('failed: says so, the form stands, and another try brings the links', async () => {
  refuse(getSharedPlans, 500);
  await open();
  await expect.element(page.getByText(sharedPlanMessages.loadFailed)).toBeVisible();
  await expect.element(page.getByLabelText('Who is it for?')).toBeVisible();
  await expectAccessible();
  answer(getSharedPlans, [sampleLink()]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'my aunt' })).toBeVisible();
});

test('not allowed: nobody is signed in, so nothing is asked for and sign-in begins', async () => {
  await open({ person: null });
  await expect.element(page.getByText('We cannot reach the sign-in page.')).toBeVisible();
});

test('not allowed: the server says why (403)', async () => {
  refuse(getSharedPlans, 403, { detail: 'This is for students.' });
  await open();
  await expect.element(page.getByText('This is for students.')).toBeVisible();
});

test('not allowed: a session that the server no longer takes can be tried again (401)', async () => {
  refuse(getSharedPlans, 401);
  await open();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('ready: links with what they show, how often they were opened, and those that are over', async () => {
  answer(getSharedPlans, [
    sampleLink({ openedCount: 3, lastOpenedDate: '2026-11-22T15:00:00Z' }),
    sampleLink({ id: 2, name: 'coach', works: false, endedDate: '2026-11-21T15:00:00Z' }),
    sampleLink({ id: 3, name: 'neighbor', works: false, endsDate: '2026-11-19T15:00:00Z' }),
  ]);
  await open();
  await expect.element(page.getByText(/Opened 3 times, last on November 22, 2026/)).toBeVisible();
  await expect.element(page.getByText(/Ended on November 21, 2026/)).toBeVisible();
  await expect.element(page.getByText(/It expired on November 19, 2026/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'End the link for my aunt' })).toBeVisible();
  expect(page.getByRole('button', { name: /^End/ }).elements()).toHaveLength(1);
  await expectAccessible();
});

test('ready: a link is made once what is wrong is mended, and shown once to be copied', async () => {
  const sent = answer(makeSharedPlan, { plan: sampleLink(), address: ADDRESS });
  await open();
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect.element(page.getByRole('alert').getByText('Say who the link is for')).toBeVisible();
  await expectAccessible();
  await page.getByLabelText('Who is it for?').fill('my aunt');
  await page.getByLabelText('Saved programs').click();
  await page.getByLabelText('For how long?').selectOptions('7');
  answer(getSharedPlans, [sampleLink()]);
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect.element(page.getByLabelText('Link', { exact: true })).toHaveValue(ADDRESS);
  expect(sent[0]?.body).toEqual({
    name: 'my aunt',
    parts: ['colleges', 'goals', 'due', 'programs'],
    days: 7,
  });
  await expect.element(page.getByRole('heading', { name: 'my aunt', exact: true })).toBeVisible();
  await expectAccessible();
});

test('ready: what the server refuses is said beside its field, and nothing is lost', async () => {
  refuse(makeSharedPlan, 400, { modelState: { name: [sharedPlanMessages.tooMany] } });
  await open();
  await page.getByLabelText('Who is it for?').fill('my aunt');
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect.element(page.getByRole('alert').getByText(sharedPlanMessages.tooMany)).toBeVisible();
  await expect.element(page.getByLabelText('Who is it for?')).toHaveValue('my aunt');
});

test('ready: a link is ended after a question', async () => {
  answer(getSharedPlans, [sampleLink()]);
  const over = sampleLink({ works: false, endedDate: '2026-11-22T15:00:00Z' });
  const sent = answer(endSharedPlan, over);
  await open();
  await page.getByRole('button', { name: 'End the link for my aunt' }).click();
  const dialog = page.getByRole('dialog', { name: 'End the link for my aunt?' });
  await expect.element(dialog).toBeVisible();
  await expectAccessible();
  answer(getSharedPlans, [over]);
  await dialog.getByRole('button', { name: 'End the link' }).click();
  await expect.element(page.getByText(/^Ended on November 22, 2026/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'my aunt' })).toHaveFocus();
  expect(sent[0]?.params).toEqual({ id: 1 });
  await expect.element(page.getByText(sharedPlanMessages.ended)).toBeVisible();
});
