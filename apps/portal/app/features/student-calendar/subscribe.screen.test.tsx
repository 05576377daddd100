import { calendarFeedOperations } from '@longleaf/contract/calendar-feed';
import { studentCalendarOperations } from '@longleaf/contract/student-calendar';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tabTo } from '../../testing/by-keyboard.ts';
import { answer } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const { getCalendarFeed, makeCalendarFeed } = calendarFeedOperations;
const madeDate = '2026-11-20T15:00:00.000Z';
const address = 'https://portal.example/api/calendarFeed/secret';

test.each([1280, 390])(
  'somebody without any application subscribes to their own events, by keyboard, at %i px',
  async (width) => {
    await page.viewport(width, 860);
    answer(studentCalendarOperations.getAllEvents, []);
    answer(getCalendarFeed, { feed: null });
    const made = answer(makeCalendarFeed, { address, madeDate });
    await openScreen(await import('./calendar-page.tsx'), {
      id: 'UI-034',
      settings: { now: '2026-11-22T15:00:00Z' },
    });
    const opener = page.getByRole('button', { name: 'See it in a calendar app' });
    await tabTo(opener);
    await userEvent.keyboard('{Enter}');
    const sheet = page.getByRole('dialog', { name: 'Your dates in a calendar app' });
    const make = sheet.getByRole('button', { name: 'Make an address' });
    await expect.element(make).toBeVisible();
    await expectAccessible();
    answer(getCalendarFeed, { feed: { madeDate, lastReadDate: null } });
    await tabTo(make);
    await userEvent.keyboard('{Enter}');
    await expect.element(sheet.getByLabelText('Your address')).toHaveValue(address);
    expect(made).toHaveLength(1);
    await expectAccessible();
    // Ending it asks first, in a window above this one.
    const end = sheet.getByRole('button', { name: 'End the address' });
    await end.click();
    await page
      .getByRole('dialog', { name: 'End the address?' })
      .getByRole('button', { name: 'Cancel' })
      .click();
    await expect.element(sheet.getByLabelText('Your address')).toHaveValue(address);
    // Focus comes back when that window has gone: a key before that has nothing to go to.
    await expect.element(end).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  },
);
