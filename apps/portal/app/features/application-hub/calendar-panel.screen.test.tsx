import { applicationOperations } from '@longleaf/contract/applications';
import { calendarFeedOperations } from '@longleaf/contract/calendar-feed';
import { dueReminderOperations } from '@longleaf/contract/due-reminders';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { sampleApplication } from '../../testing/samples/application.ts';

const { getCalendarFeed, makeCalendarFeed, endCalendarFeed } = calendarFeedOperations;
const madeDate = '2026-11-20T15:00:00.000Z';
const address = 'https://portal.example/api/calendarFeed/secret';
const panel = () => page.getByRole('region', { name: 'Your dates in a calendar app' });
const open = async () =>
  openScreen(await import('./hub-page.tsx'), { id: 'UI-010', at: '/apphub?view=dates' });

beforeEach(() => {
  answer(applicationOperations.getApplications, [sampleApplication()]);
  answer(dueReminderOperations.getDueReminders, { on: false, sinceDate: null });
});

test('an address is made at once, shown once, and can be copied', async () => {
  answer(getCalendarFeed, { feed: null });
  const calls = answer(makeCalendarFeed, { address, madeDate });
  await open();
  await expect.element(panel().getByRole('button', { name: 'Make an address' })).toBeVisible();
  await expectAccessible();
  answer(getCalendarFeed, { feed: { madeDate, lastReadDate: null } });
  await panel().getByRole('button', { name: 'Make an address' }).click();
  await expect.element(panel().getByLabelText('Your address')).toHaveValue(address);
  await expect.element(panel().getByText('No calendar app has read it yet.')).toBeVisible();
  expect(calls).toHaveLength(1);
  await expectAccessible();
  await expect.element(panel().getByRole('button', { name: 'Copy address' })).toBeVisible();
});

test('a new address and the end of it come after a question', async () => {
  answer(getCalendarFeed, { feed: { madeDate, lastReadDate: madeDate } });
  const made = answer(makeCalendarFeed, { address, madeDate });
  const ended = answer(endCalendarFeed, { ended: true });
  await open();
  await expect.element(panel().getByText('A calendar app last read it on November 20, 2026.')).toBeVisible();
  await expect.element(panel().getByLabelText('Your address')).not.toBeInTheDocument();
  await panel().getByRole('button', { name: 'Make a new address' }).click();
  expect(made).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new address' }).click();
  await expect.element(panel().getByLabelText('Your address')).toHaveValue(address);
  await panel().getByRole('button', { name: 'End the address' }).click();
  expect(ended).toEqual([]);
  answer(getCalendarFeed, { feed: null });
  await page.getByRole('dialog').getByRole('button', { name: 'End the address' }).click();
  await expect.element(page.getByText('The address is ended.')).toBeVisible();
  await expect.element(panel().getByLabelText('Your address')).not.toBeInTheDocument();
});

test('failed: says so, and what is due stays', async () => {
  refuse(getCalendarFeed, 500);
  await open();
  await expect.element(panel().getByText('We could not check whether there is an address.')).toBeVisible();
  await expect.element(panel().getByRole('button', { name: 'Try again' })).toBeVisible();
});
