import { CALENDAR_EVENTS_LIMIT, studentCalendarOperations } from '@longleaf/contract/student-calendar';
import {
  calendarImportOperations as operations,
  type ComingEvent,
  importFailures,
  type ImportPreview,
} from '@longleaf/contract/student-calendar-import';
import { beforeEach, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { tabTo } from '../../../testing/by-keyboard.ts';
import { answer, hold, refuse } from '../../../testing/calls.ts';
import { expectAccessible } from '../../../testing/look.ts';
import { openScreen } from '../../../testing/open-screen.tsx';

const { previewImport, importEvents, undoImport } = operations;
const coming = (part: Partial<ComingEvent> = {}): ComingEvent => ({
  key: 'visit',
  name: 'Campus visit',
  start: '2026-11-27T10:00',
  end: '2026-11-27T12:00',
  allDayEvent: false,
  repeats: 'never',
  repeatsUntil: null,
  adds: 1,
  lastDay: null,
  isOver: false,
  notes: [],
  ...part,
});
const previewOf = (part: Partial<ImportPreview> = {}): ImportPreview => ({
  events: [
    coming(),
    coming({ key: 'club', name: '', adds: 12, lastDay: '2027-04-01', notes: ['no-name', 'single-dates'] }),
    coming({ key: 'old', name: 'Long ago', isOver: true }),
    coming({ key: 'there', name: 'Robotics', adds: 0, repeats: 'weekly', repeatsUntil: '2027-05-01' }),
  ],
  leftOut: [{ name: 'Off', start: '2026-11-28T10:00', reason: 'cancelled' }],
  others: 0,
  isCut: false,
  kept: 3,
  ...part,
});
const button = (name: string) => page.getByRole('button', { name, exact: true });
const sheet = () => page.getByRole('dialog', { name: 'Bring in a calendar file' });
const choose = () =>
  page
    .getByLabelText('Calendar file', { exact: true })
    .upload(new File(['BEGIN:VCALENDAR'], 'school.ics', { type: 'text/calendar' }));
const open = async () => {
  const screen = await openScreen(await import('../calendar-page.tsx'), {
    id: 'UI-034',
    settings: { now: '2026-11-22T15:00:00Z' },
  });
  await button('Bring in a calendar file').click();
  await expect.element(sheet()).toBeVisible();
  return screen;
};

beforeEach(async () => {
  await page.viewport(1280, 860);
  answer(studentCalendarOperations.getAllEvents, []);
});

test('loading, then what comes in, what is there already, and what does not come in and why', async () => {
  const look = hold(previewImport);
  await open();
  await expectAccessible();
  await choose();
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  look.release(previewOf());
  await expect.element(page.getByText('4 events of this file can come in.')).toBeVisible();
  await expect.element(page.getByText('school.ics')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /Campus visit/ })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: /Long ago.*\(over\)/ })).not.toBeChecked();
  await expect.element(page.getByText('It comes in as 12 single events', { exact: false })).toBeVisible();
  await expect.element(page.getByText('In your calendar already')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /Robotics/ })).not.toBeInTheDocument();
  await expect.element(page.getByText('It was canceled.')).toBeVisible();
  await expect.element(page.getByText('2 of 4 chosen')).toBeVisible();
  await expect.element(button('Add 13 events')).toBeVisible();
  await expectAccessible();
});

test('adds what is chosen under its category, and Undo takes all of it out', async () => {
  answer(previewImport, previewOf());
  const sent = answer(importEvents, { added: [7, 8] });
  await open();
  await choose();
  await button('Choose none').click();
  await expect.element(page.getByText('0 of 4 chosen')).toBeVisible();
  await button('Add 0 events').click();
  await expect.element(page.getByText(importFailures.nothingChosen)).toBeVisible();
  expect(sent).toEqual([]);
  await button('Choose all').click();
  await button('Choose only those still to come').click();
  await page.getByRole('combobox', { name: 'Category' }).selectOptions('Sports');
  await button('Add 13 events').click();
  await expect.element(page.getByText('2 events are in your calendar now.')).toBeVisible();
  await expect.element(sheet()).not.toBeInTheDocument();
  expect(sent).toHaveLength(1);
  await expectAccessible();
  refuse(undoImport, 404, { detail: importFailures.goneAlready });
  await button('Undo').click();
  await expect.element(page.getByText(importFailures.goneAlready)).toBeVisible();
  const undone = answer(undoImport, { removed: 2 });
  await button('Undo').click();
  await expect.element(page.getByText('These events are out of your calendar again.')).toBeVisible();
  expect(undone[0]?.body).toEqual({ ids: [7, 8] });
});

test('refused: says what is wrong with the file, and takes another one', async () => {
  refuse(previewImport, 400, {
    detail: importFailures.noCalendar,
    modelState: { file: [importFailures.noCalendar] },
  });
  await open();
  await choose();
  await expect.element(page.getByText(importFailures.noCalendar)).toBeVisible();
  await expectAccessible();
  answer(previewImport, previewOf({ events: [], leftOut: [], others: 2, isCut: true }));
  await choose();
  await expect.element(page.getByText('No event of this file can come in.')).toBeVisible();
  await expect.element(page.getByText('We left out 2 tasks.')).toBeVisible();
  await expect.element(page.getByText(/The file ends early/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Add \d/ })).not.toBeInTheDocument();
  await button('Choose another file').click();
  await expect.element(page.getByLabelText('Calendar file', { exact: true })).toBeVisible();
});

test('failed: looking can be tried again, and adding says so and keeps what was chosen', async () => {
  refuse(previewImport, 500);
  await open();
  await choose();
  await expect.element(page.getByText('Not sent')).toBeVisible();
  answer(previewImport, previewOf());
  await page.getByRole('button', { name: 'Try again school.ics' }).click();
  await button('Choose all').click();
  refuse(importEvents, 500, { detail: 'An error occurred. Please try again later.' });
  await button('Add 14 events').click();
  await expect.element(page.getByText('An error occurred. Please try again later.')).toBeVisible();
  await expect.element(page.getByText('3 of 4 chosen')).toBeVisible();
});

test('too many: says for how many there is room, and sends nothing', async () => {
  answer(previewImport, previewOf({ kept: CALENDAR_EVENTS_LIMIT - 5 }));
  const sent = answer(importEvents, { added: [] });
  await open();
  await choose();
  await expect.element(page.getByText(/There is room for 5 more events/)).toBeVisible();
  await button('Add 13 events').click();
  await expect.element(page.getByText(importFailures.noRoom(CALENDAR_EVENTS_LIMIT - 5, 13))).toBeVisible();
  await expectAccessible();
  expect(sent).toEqual([]);
});

test('a file with thousands shows fifty at a time', async () => {
  const events = Array.from({ length: 5000 }, (_, n) => coming({ key: String(n), name: `Event ${n}` }));
  answer(previewImport, previewOf({ events, leftOut: [] }));
  await open();
  await choose();
  await expect.element(page.getByText('5,000 of 5,000 chosen')).toBeVisible();
  expect(page.getByRole('checkbox').elements()).toHaveLength(50);
  await button('Show 50 more').click();
  await expect.element(page.getByRole('checkbox', { name: /Event 99\D/ })).toBeInTheDocument();
});

test('by keyboard, on a phone: chosen, added, and back at the button', async () => {
  await page.viewport(390, 844);
  answer(previewImport, previewOf());
  answer(importEvents, { added: [7] });
  await open();
  await choose();
  await expect.element(page.getByText('4 events of this file can come in.')).toHaveFocus();
  await expectAccessible();
  await tabTo(page.getByRole('checkbox', { name: /Campus visit/ }));
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('1 of 4 chosen')).toBeVisible();
  await tabTo(button('Add 12 events'));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('1 event is in your calendar now.')).toBeVisible();
  await expect.element(button('Bring in a calendar file')).toHaveFocus();
  await tabTo(button('Undo'));
  await expectAccessible();
});

test('the sheet keeps its distance from the edge of a phone, and has an edge in forced colors', async () => {
  await open();
  await page.viewport(390, 844);
  const field = page.getByText('Calendar file', { exact: true }).element().getBoundingClientRect();
  expect(field.left).toBeGreaterThanOrEqual(16);
  await commands.forceColors(true);
  try {
    const edge = getComputedStyle(sheet().element().parentElement ?? document.body);
    expect([edge.borderLeftStyle, edge.borderLeftWidth]).toEqual(['solid', '2px']);
    await expectAccessible();
  } finally {
    await commands.forceColors(false);
  }
});
