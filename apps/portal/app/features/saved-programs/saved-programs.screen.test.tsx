import { savedProgramMessages, savedProgramOperations } from '@longleaf/contract/saved-programs';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen, samplePerson } from '../../testing/open-screen.tsx';
import { sampleProgram } from '../../testing/samples/program.ts';

const { getSavedPrograms, deleteSavedProgramNamed, restoreSavedProgram } = savedProgramOperations;
const nursing = {
  id: '51.3801',
  title: 'Registered Nursing',
  savedDate: '2026-11-02T15:00:00Z',
  since: null,
  program: null,
};
const welding = {
  id: '48.0508',
  title: 'Welding Technology',
  savedDate: '2026-11-01T15:00:00Z',
  since: null,
  program: null,
};
const open = async (person: typeof samplePerson | null = samplePerson) =>
  openScreen(await import('./saved-programs-page.tsx'), { id: 'UI-030', person });
const row = (title: string) => page.getByRole('main').getByText(title).first();

test('loading, then empty: tells what will stand here, and the way to find a program', async () => {
  const list = hold(getSavedPrograms);
  await open();
  await expect.element(page.getByText('Loading saved programs')).toBeVisible();
  list.release([]);
  await expect.element(page.getByText('No saved programs yet')).toBeVisible();
  await expectAccessible();
});

test('failed: says so, and another try brings the list', async () => {
  refuse(getSavedPrograms, 400);
  await open();
  await expect.element(page.getByText('We could not load your saved programs.')).toBeVisible();
  await expectAccessible();
  answer(getSavedPrograms, [nursing]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(row('Registered Nursing')).toBeVisible();
  await expect.element(page.getByText('We could not load your saved programs.')).not.toBeInTheDocument();
});

test('not allowed: nobody is signed in, so nothing is asked for and sign-in begins', async () => {
  await open(null);
  await expect.element(page.getByText('We cannot reach the sign-in page.')).toBeVisible();
  await expect.element(page.getByText('No saved programs yet')).not.toBeInTheDocument();
});

test('not allowed: the server says why, and nothing of the page is shown (403)', async () => {
  refuse(getSavedPrograms, 403, { detail: 'This is for students.' });
  await open();
  await expect.element(page.getByText('You cannot see this.')).toBeVisible();
  await expect.element(page.getByText('This is for students.')).toBeVisible();
  await expectAccessible();
});

test('not allowed: a session that the server no longer takes is told, with another try (401)', async () => {
  refuse(getSavedPrograms, 401);
  await open();
  await expect.element(page.getByText('We could not load your saved programs.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(page.getByText('No saved programs yet')).not.toBeInTheDocument();
});

test('ready: the programs newest first, each with its page and the way off the list (UI-030)', async () => {
  answer(getSavedPrograms, [nursing, welding]);
  await open();
  await expect.element(row('Welding Technology')).toBeVisible();
  const removers = page.getByRole('button', { name: /^Remove / }).elements();
  expect(removers.map(({ textContent }) => textContent?.replace('Remove', '').trim())).toEqual([
    'Registered Nursing',
    'Welding Technology',
  ]);
  await expectAccessible();
});

test('ready: its card leads to its page, tells what has changed since, and of one that left our list its name alone', async () => {
  const changed = 'Colleges in North Carolina that offer it: 7 when you saved it (2021-22), 9 now (2023-24).';
  const biology = { ...nursing, id: '26.0101', title: 'Biology' };
  answer(getSavedPrograms, [
    { ...nursing, program: sampleProgram(), since: changed },
    { ...biology, program: sampleProgram({ id: '26.0101', title: 'Biology', urlName: 'biology' }) },
    welding,
  ]);
  await open();
  const entry = (title: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: title }).first();
  await expect.element(entry('Registered Nursing')).toMatchTextContent(changed);
  await expect
    .element(entry('Registered Nursing').getByRole('link'))
    .toHaveAttribute('href', '/programsMajors/registered-nursing');
  await expect.element(entry('Biology').getByRole('link')).toHaveAttribute('href', '/programsMajors/biology');
  await expect.element(entry('Biology')).not.toMatchTextContent(/when you saved it/);
  await expect
    .element(entry('Welding'))
    .toMatchTextContent(/This program is no longer in our list of programs\./);
  await expect.element(entry('Welding').getByRole('link')).not.toBeInTheDocument();
  await expectAccessible();
});

test('removing: gone at once, the heading has the focus, and it comes back on request (MSG-051)', async () => {
  answer(getSavedPrograms, [nursing, welding]);
  const removed = answer(deleteSavedProgramNamed, {
    id: nursing.id,
    isSaved: false,
    removed: true,
    undo: 'slip',
    message: savedProgramMessages.removed,
  });
  const restored = answer(restoreSavedProgram, {
    id: nursing.id,
    isSaved: true,
    isNew: true,
    message: savedProgramMessages.saved,
  });
  await open();
  await page.getByRole('button', { name: 'Remove Registered Nursing' }).click();
  await expect.element(page.getByText('Registered Nursing is no longer on your list.')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(removed.map(({ body }) => body)).toEqual([nursing.id]);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect.element(page.getByRole('button', { name: 'Remove Registered Nursing' })).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: 'is back on your list.' })).toHaveFocus();
  expect(restored.map(({ body }) => body)).toEqual([{ undo: 'slip' }]);
});

test('a removal that the server refuses brings the program back and says so (MSG-047)', async () => {
  answer(getSavedPrograms, [nursing]);
  refuse(deleteSavedProgramNamed, 500);
  await open();
  await page.getByRole('button', { name: 'Remove Registered Nursing' }).click();
  await expect.element(page.getByText(savedProgramMessages.removeFailed).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Remove Registered Nursing' })).toBeVisible();
});

test('the next person never sees the list of the one before', async () => {
  answer(getSavedPrograms, [nursing]);
  const first = await open();
  await expect.element(row('Registered Nursing')).toBeVisible();
  await first.unmount();
  hold(getSavedPrograms);
  await open({ ...samplePerson, id: 'person-2', firstName: 'Sam' });
  await expect.element(page.getByText('Loading saved programs')).toBeVisible();
  await expect.element(page.getByText('Registered Nursing')).not.toBeInTheDocument();
});
