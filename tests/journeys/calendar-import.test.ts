import { expect } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { chooseFile, press, select, tickBox } from './helpers/by-keyboard.ts';
import { newSignedInPerson } from './helpers/person.ts';
import { test } from './helpers/test.ts';
import { WIDE_IS_ENOUGH } from './helpers/widths.ts';

/** Days from today, as files write them. */
function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
}

/** As a calendar program exports it. */
function calendarFile(): string {
  const event = (...lines: string[]) => ['BEGIN:VEVENT', 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT'];
  return [
    'BEGIN:VCALENDAR',
    'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    'X-WR-TIMEZONE:America/New_York',
    ...event('UID:visit@google.com', 'SUMMARY:Campus visit', `DTSTART;VALUE=DATE:${dayAhead(0)}`),
    ...event(
      'UID:club@google.com',
      'SUMMARY:Robotics club',
      `DTSTART;TZID=America/New_York:${dayAhead(1)}T160000`,
      `DTEND;TZID=America/New_York:${dayAhead(1)}T173000`,
      'RRULE:FREQ=MONTHLY;COUNT=3',
    ),
    ...event(
      'UID:off@google.com',
      'SUMMARY:Dentist',
      `DTSTART;VALUE=DATE:${dayAhead(2)}`,
      'STATUS:CANCELLED',
    ),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

test(
  'by keyboard alone: events of another calendar are looked at, added, found again and taken out, and the calendar is subscribed to (UI-034)',
  WIDE_IS_ENOUGH,
  async ({ page }) => {
    await newSignedInPerson(page, 'brings_days', '/studentCalendar');
    const opener = page.getByRole('button', { name: 'Bring in a calendar file' });
    const file = { name: 'school.ics', mimeType: 'text/calendar', buffer: Buffer.from(calendarFile()) };
    const look = async () => {
      await press(page, opener);
      await chooseFile(page, page.getByLabel('Calendar file', { exact: true }), file);
    };
    await look();
    await expect(page.getByText('2 events of this file can come in.')).toBeFocused();
    await expect(page.getByText('It was canceled.')).toBeVisible();
    await expectAccessible(page, 'calendar, what a file has');

    await tickBox(page, page.getByRole('checkbox', { name: /Robotics club/ }));
    const sheet = page.getByRole('dialog');
    await select(page, sheet.getByRole('combobox', { name: 'Category' }), 'Admission');
    await press(page, page.getByRole('button', { name: 'Add 1 event', exact: true }));
    await expect(page.getByText('1 event is in your calendar now.')).toBeVisible();
    const visit = page.getByRole('button', { name: /Campus visit/ });
    await expect(visit).toBeVisible();
    await page.reload();
    await expect(visit).toBeVisible();

    await look();
    await expect(page.getByText('In your calendar already')).toBeVisible();
    await press(page, page.getByRole('button', { name: 'Add 1 event', exact: true }));
    await expect(page.getByText('1 event is in your calendar now.')).toBeVisible();
    await expectAccessible(page, 'calendar, after a file');
    await press(page, page.getByRole('button', { name: 'Undo', exact: true }));
    await expect(page.getByText('These events are out of your calendar again.')).toBeVisible();
    await expect(visit).toBeVisible();

    await press(page, page.getByRole('button', { name: 'See it in a calendar app' }));
    const subscription = page.getByRole('dialog', { name: 'Your dates in a calendar app' });
    await press(page, subscription.getByRole('button', { name: 'Make an address' }));
    const field = subscription.getByLabel('Your address');
    await expect(field).toHaveValue(/^https?:.*\/api\/calendarFeed\//);
    await expectAccessible(page, 'calendar, subscribed to');
    const address = await field.inputValue();
    // As a calendar app reads it: without anybody being signed in.
    const read = () => fetch(address);
    expect(await (await read()).text()).toMatch(/SUMMARY:Campus visit/);
    await press(page, subscription.getByRole('button', { name: 'End the address' }));
    await press(
      page,
      page.getByRole('dialog', { name: 'End the address?' }).getByRole('button', { name: 'End the address' }),
    );
    await expect(field).toHaveCount(0);
    expect((await read()).status).toBe(404);
  },
);
