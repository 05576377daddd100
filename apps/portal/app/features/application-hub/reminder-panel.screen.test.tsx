import { applicationOperations } from '@longleaf/contract/applications';
import { calendarFeedOperations } from '@longleaf/contract/calendar-feed';
import { dueReminderMessages, dueReminderOperations } from '@longleaf/contract/due-reminders';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { sampleApplication } from '../../testing/samples/application.ts';

const { getDueReminders, chooseDueReminders } = dueReminderOperations;
const OFF = { on: false, sinceDate: null };
const ON = { on: true, sinceDate: '2026-11-20T15:00:00.000Z' };
const panel = () => page.getByRole('region', { name: 'Reminders by email' });
const open = async () =>
  openScreen(await import('./hub-page.tsx'), { id: 'UI-010', at: '/apphub?view=dates' });

beforeEach(() => {
  answer(applicationOperations.getApplications, [sampleApplication()]);
  answer(calendarFeedOperations.getCalendarFeed, { feed: null });
});

test('reminders are off until they are turned on, and can be turned off', async () => {
  answer(getDueReminders, OFF);
  const calls = answer(chooseDueReminders, ON);
  await open();
  await expect.element(panel().getByText('Reminders are off.')).toBeVisible();
  await expectAccessible();
  answer(getDueReminders, ON);
  await panel().getByRole('button', { name: 'Turn reminders on' }).click();
  await expect.element(panel().getByText('Reminders have been on since November 20, 2026.')).toBeVisible();
  await expectAccessible();
  answer(getDueReminders, OFF);
  await panel().getByRole('button', { name: 'Turn reminders off' }).click();
  await expect.element(panel().getByText('Reminders are off.')).toBeVisible();
  expect(calls).toMatchObject([{ body: { on: true } }, { body: { on: false } }]);
});

test('an address that was not confirmed: said, and they stay off', async () => {
  answer(getDueReminders, OFF);
  refuse(chooseDueReminders, 400, { detail: dueReminderMessages.notConfirmed });
  await open();
  await panel().getByRole('button', { name: 'Turn reminders on' }).click();
  await expect.element(page.getByText(dueReminderMessages.notConfirmed)).toBeVisible();
  await expect.element(panel().getByText('Reminders are off.')).toBeVisible();
});

test('failed: says so, and what is due stays', async () => {
  refuse(getDueReminders, 500);
  await open();
  await expect.element(panel().getByText('We could not check whether reminders are on.')).toBeVisible();
  await expect.element(panel().getByRole('button', { name: 'Try again' })).toBeVisible();
});
