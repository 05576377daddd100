import { applicationMessages, applicationOperations } from '@longleaf/contract/applications';
import { fileOperations } from '@longleaf/contract/files';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { sampleApplication } from '../../testing/samples/application.ts';

const { getApplications, attachFile, removeAttachment } = applicationOperations;
const ID = '0b0f1a9e-9f0c-4a51-8b57-4f1f7a1b2c3d';

/** The hub with a file at its essay. */
function withFile(name: string | null) {
  const item = sampleApplication(name === null ? {} : { done: ['essay'] });
  const place = item.applicationTasks.findIndex(({ task }) => task === 'essay');
  const tasks = item.userApplication.tasks.map((task, index) =>
    index === place && name !== null ? { ...task, attachment: { id: ID, name, size: 9 } } : task,
  );
  return { ...item, userApplication: { ...item.userApplication, tasks } };
}
const open = async (name: string | null) => {
  answer(getApplications, [withFile(name)]);
  await openScreen(await import('./hub-page.tsx'), { id: 'UI-010' });
};
const essay = () => page.getByRole('checkbox', { name: /^Write your essay/ });

test('a file is added, which does the task, and is told in the words of the specification (MSG-009, ST-091)', async () => {
  const calls = answer(attachFile, withFile('essay.txt'));
  await open(null);
  await expect.element(page.getByText('Adding a file marks this task done.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add a file Write your essay' }).click();
  await expectAccessible();
  await userEvent.upload(page.getByLabelText('Your file'), new File(['My essay.'], 'essay.txt'));
  await expect.element(page.getByText(applicationMessages.uploaded)).toBeVisible();
  await expect.element(page.getByText('essay.txt', { exact: true }).first()).toBeVisible();
  await expect.element(essay()).toBeChecked();
  expect(calls).toHaveLength(1);
  await expectAccessible();
});

test('a file that is not taken says why, and can be sent again (MSG-010)', async () => {
  const words = 'This kind of file does not work here. These do: PDF.';
  refuse(attachFile, 400, { detail: words });
  await open(null);
  await page.getByRole('button', { name: 'Add a file Write your essay' }).click();
  await userEvent.upload(page.getByLabelText('Your file'), new File(['x'], 'essay.exe'));
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByText(applicationMessages.uploadFailed, { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /again/i })).toBeVisible();
  await expectAccessible();
  await expect.element(essay()).not.toBeChecked();
});

test('a file is downloaded, replaced, and removed after a question', async () => {
  refuse(fileOperations.getFile, 404, { detail: 'This file is no longer there.' });
  const removed = answer(removeAttachment, withFile(null));
  await open('essay.txt');
  await page.getByRole('button', { name: 'Download essay.txt' }).click();
  await expect.element(page.getByText('This file is no longer there.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Replace file Write your essay' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove essay.txt' }).click();
  const question = page.getByRole('dialog', { name: 'Remove this file?' });
  await expect.element(question).toBeVisible();
  expect(removed).toEqual([]);
  await question.getByRole('button', { name: 'Remove file' }).click();
  await expect.element(page.getByText('The file is removed.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add a file Write your essay' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2, name: 'UNC Asheville' })).toHaveFocus();
  await expect.element(essay()).not.toBeChecked();
});
