import { assuranceOperations } from '@longleaf/contract/transfer-assurance';
import { schoolListOperations } from '@longleaf/contract/school-lists';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const { getAssuranceOutcome, getTaapProfile, getTransferUniversities } = assuranceOperations;
const { getUncSchools, getCommunityColleges } = schoolListOperations;
const university = { id: 1, name: 'Elm University', urlName: 'elm-university', city: 'Elm' };

const pages = {
  way: { id: 'UI-036', load: () => import('./assurance-page.tsx') },
  universities: { id: 'UI-037', load: () => import('./universities-page.tsx') },
  form: { id: 'UI-038', load: () => import('./assurance-form-page.tsx') },
};
const all = [
  { name: 'way', operation: getAssuranceOutcome },
  { name: 'universities', operation: getTransferUniversities },
  { name: 'form', operation: getAssuranceOutcome },
] as const;
const open = async (name: keyof typeof pages, person?: null) =>
  openScreen(await pages[name].load(), { id: pages[name].id, ...(person === null && { person }) });

beforeEach(() => {
  answer(getAssuranceOutcome, { entryYear: 2027, sent: null });
  refuse(getTaapProfile, 500);
  answer(getUncSchools, [university]);
  answer(getTransferUniversities, { creditYear: '2023-24', universities: [] });
  answer(getCommunityColleges, []);
});

test.each(all)('loading: $name says so', async ({ name, operation }) => {
  hold(operation);
  await open(name);
  await expect
    .element(page.getByText(/^Loading (the form|the universities|this page)/).first())
    .toBeVisible();
  await expectAccessible();
});

test.each(all)('failed, then ready: $name is tried again', async ({ name, operation }) => {
  refuse(operation, 500);
  await open(name);
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible();
});

test.each(all)('not allowed: $name asks for nothing while nobody is signed in', async ({ name }) => {
  await open(name, null);
  await expect.element(page.getByText('We cannot reach the sign-in page.')).toBeVisible();
});

test.each(all)('not allowed: $name says why it is refused (403)', async ({ name, operation }) => {
  refuse(operation, 403, { detail: 'This is for students.' });
  await open(name);
  await expect.element(page.getByText('You cannot see this.')).toBeVisible();
  await expect.element(page.getByText('This is for students.')).toBeVisible();
  await expectAccessible();
});

test.each(all)(
  'not allowed: $name can be tried again after a session ended (401)',
  async ({ name, operation }) => {
    refuse(operation, 401);
    await open(name);
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
);

test('empty: no university is known', async () => {
  await open('universities');
  await expect.element(page.getByText('No universities are known here.')).toBeVisible();
  await expectAccessible();
});

test('empty, ready: nothing was sent yet, so the way leads to the form', async () => {
  await open('way');
  await expect
    .element(page.getByRole('link', { name: 'Fill in the form' }))
    .toHaveAttribute('href', '/taapform');
  await expectAccessible();
});
