import { dueReminderMessages, dueReminderOperations } from '@longleaf/contract/due-reminders';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { takeLinkToken } from '../../lib/link-token.ts';

// The address of a test is not the browser's own.
vi.mock('../../lib/link-token.ts', () => ({ takeLinkToken: vi.fn() }));

const { stopReminders } = dueReminderOperations;
const open = async (token: string | undefined) => {
  vi.mocked(takeLinkToken).mockReturnValue(token);
  return openScreen(await import('./stop-page.tsx'), { id: 'stop-reminders', person: null });
};
const button = () => page.getByRole('button', { name: 'Stop the reminders' });

// First: once a link was opened, its page can be left and come back to.
test('empty: without the link from the mail there is nothing to stop', async () => {
  await open(undefined);
  await expect.element(page.getByText('This page needs the link from our email.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'your application hub' }))
    .toHaveAttribute('href', '/apphub');
  await expect.element(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  await expect.element(button()).not.toBeInTheDocument();
  await expectAccessible();
});

test('ready: nothing is stopped before the button is pressed, then it is, without an account', async () => {
  const calls = answer(stopReminders, { stopped: true });
  await open('secret');
  await expect.element(button()).toBeEnabled();
  await expectAccessible();
  expect(calls).toEqual([]);
  await button().click();
  await expect.element(page.getByText('You will get no more emails about what is due.')).toBeVisible();
  expect(calls).toMatchObject([{ params: { token: 'secret' } }]);
  await expectAccessible();
});

test('a link that does not work any more: said, with what to do', async () => {
  refuse(stopReminders, 404, { detail: dueReminderMessages.deadLink });
  await open('secret');
  await button().click();
  await expect.element(page.getByText(dueReminderMessages.deadLink)).toBeVisible();
});

test('failed: said, and the button can be pressed again', async () => {
  refuse(stopReminders, 500, { detail: 'It does not work right now.' });
  await open('secret');
  await button().click();
  await expect.element(page.getByText('It does not work right now.')).toBeVisible();
  await expect.element(button()).toBeEnabled();
});
