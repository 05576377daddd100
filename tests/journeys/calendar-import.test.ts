import { expect } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { newPerson } from './helpers/person.ts';
import { fillSignIn } from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';

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

test('events of another calendar: looked at, added by keyboard, found again, and taken out', async ({
  page,
}) => {
  const person = await newPerson(page, 'brings_days');
  await page.goto('/studentCalendar');
  await fillSignIn(page, person.userName, person.password);
  const opener = page.getByRole('button', { name: 'Bring in a calendar file' });
  const file = { name: 'school.ics', mimeType: 'text/calendar', buffer: Buffer.from(calendarFile()) };
  const look = async () => {
    await opener.press('Enter');
    await page.getByLabel('Calendar file', { exact: true }).setInputFiles(file);
  };
  await look();
  await expect(page.getByText('2 events of this file can come in.')).toBeFocused();
  await expect(page.getByText('It was canceled.')).toBeVisible();
  await expectAccessible(page, 'calendar, what a file has');

  await page.getByRole('checkbox', { name: /Robotics club/ }).press('Space');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Admission');
  await page.getByRole('button', { name: 'Add 1 event', exact: true }).press('Enter');
  await expect(page.getByText('1 event is in your calendar now.')).toBeVisible();
  const visit = page.getByRole('button', { name: /Campus visit/ });
  await expect(visit).toBeVisible();
  await page.reload();
  await expect(visit).toBeVisible();

  await look();
  await expect(page.getByText('In your calendar already')).toBeVisible();
  await page.getByRole('button', { name: 'Add 1 event', exact: true }).press('Enter');
  await expect(page.getByText('1 event is in your calendar now.')).toBeVisible();
  await expectAccessible(page, 'calendar, after a file');
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await expect(page.getByText('These events are out of your calendar again.')).toBeVisible();
  await expect(visit).toBeVisible();
});
