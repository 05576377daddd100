import {
  type CalendarEvent,
  calendarFailures,
  calendarMessages,
  studentCalendarOperations as operations,
} from '@longleaf/contract/student-calendar';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tabTo } from '../../testing/by-keyboard.ts';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { draftIsKept } from '../../testing/drafts.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen, type ScreenWish } from '../../testing/open-screen.tsx';
import { sampleEvent } from '../../testing/samples/calendar-event.ts';
import { calendarQuery } from './queries.ts';
import { shownBy } from './shown.ts';

const { getAllEvents, saveStudentEvent, updateStudentEvent, deleteStudentEvent, restoreStudentEvent } =
  operations;
const open = async (wish: Partial<ScreenWish> = {}) =>
  openScreen(await import('./calendar-page.tsx'), {
    id: 'UI-034',
    settings: { now: '2026-11-22T15:00:00Z' },
    ...wish,
  });
const chat = () => page.getByRole('button', { name: /Admission chat/ });
const details = () => page.getByRole('region', { name: 'Details of the event' });
const due = sampleEvent({
  id: null,
  name: 'Application due',
  schoolName: 'Duke University',
  category: 'Admission',
  start: '2026-11-25T00:00',
  end: '2026-11-26T00:00',
  allDayEvent: true,
  source: 'college',
});

beforeEach(async () => {
  await page.viewport(1280, 860);
  answer(getAllEvents, [sampleEvent(), due]);
});

test('what is kept of one person is never another’s on a shared computer', () => {
  const shown = shownBy(new URLSearchParams(), '2026-11-22');
  expect(calendarQuery('ann', shown).queryKey).not.toEqual(calendarQuery('bob', shown).queryKey);
});

test('loading, then empty: says what comes here (UI-034)', async () => {
  const list = hold(getAllEvents);
  await open();
  await expect.element(page.getByText('Loading your calendar').first()).toBeVisible();
  list.release([]);
  await expect.element(page.getByRole('heading', { name: 'Nothing planned here' })).toBeVisible();
  await expect.element(page.getByText(/the dates of colleges and programs that you saved\.$/)).toBeVisible();
});

test('failed: says so, and another try brings the events', async () => {
  refuse(getAllEvents, 500);
  await open();
  await expect.element(page.getByText(calendarFailures.notLoaded)).toBeVisible();
  await expectAccessible();
  answer(getAllEvents, [sampleEvent()]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(chat()).toBeVisible();
});

test('not allowed: the server says why, and nobody who is not signed in sees it', async () => {
  refuse(getAllEvents, 403, { detail: 'This is for students.' });
  const { unmount } = await open();
  await expect.element(page.getByText('This is for students.')).toBeVisible();
  await unmount();
  await open({ person: null });
  await expect.element(page.getByText('We cannot reach the sign-in page.')).toBeVisible();
});

test('not allowed: can be tried again after a session ended (401)', async () => {
  refuse(getAllEvents, 401);
  await open();
  await expect.element(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
});

test('ready: shows the weeks of a month, a week or a day, each with its address (ST-252, CON-086)', async () => {
  const calls = answer(getAllEvents, [sampleEvent(), due]);
  const { router } = await open();
  await expect.element(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  await expect.element(chat()).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Week' }).click();
  await expect.element(page.getByRole('heading', { name: 'Nov 22 – 28, 2026' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Application due/ })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Later' }).click();
  await page.getByRole('button', { name: 'Day', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Sunday, November 29, 2026' })).toBeVisible();
  await expect
    .poll(() => calls.map(({ query }) => [query.beginDate, query.endDate]))
    .toEqual(
      expect.arrayContaining([
        ['2026-11-01', '2026-12-05'],
        ['2026-11-22', '2026-11-28'],
        ['2026-11-29', '2026-11-29'],
      ]),
    );
  await router.navigate(-1);
  await expect.element(page.getByRole('heading', { name: /Nov 29 – Dec 5/ })).toBeVisible();
});

test('a word that is longer than a day of the month is wide is broken, and not cut', async () => {
  const name = 'Recommendationletterrecommendation';
  answer(getAllEvents, [sampleEvent({ name })]);
  await open();
  const chip = page.getByRole('button', { name });
  await expect.element(chip).toBeVisible();
  const words = chip.element().querySelector('[data-event] > span:last-child');
  const right = (element: Element | null) => element?.getBoundingClientRect().right ?? Number.NaN;
  expect(right(words)).toBeLessThanOrEqual(right(chip.element()));
  await expectAccessible();
});

test('a full day of the month says how many more there are, and opens that day with all of them (CON-086)', async () => {
  const day = [1, 2, 3, 4, 5].map((n) =>
    sampleEvent({
      id: n,
      name: `Meeting ${n}`,
      start: `2026-11-17T1${n}:00`,
      end: `2026-11-17T1${n}:30`,
    }),
  );
  answer(getAllEvents, day);
  await open();
  await expect.element(page.getByRole('button', { name: /Meeting 1/ })).toBeVisible();
  expect(page.getByRole('button', { name: /Meeting 5/ }).elements()).toEqual([]);
  const more = page.getByRole('button', { name: '2 more' });
  await expect.element(more).toHaveAccessibleDescription('Show 2 more of this day');
  // It opens the day, and no window of its own.
  await expect.element(more).not.toHaveAttribute('aria-haspopup');
  await expectAccessible();
  await more.click();
  await expect.element(page.getByRole('heading', { name: 'Tuesday, November 17, 2026' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Meeting 5/ })).toBeVisible();
});

test('on paper, where nobody can press how many more there are, the full day stands whole below its month', async () => {
  const times = ['09:00', '10:00', '11:00', '12:00'];
  answer(
    getAllEvents,
    times.map((time, n) =>
      sampleEvent({ id: n, name: `Meeting ${n}`, start: `2026-11-17T${time}`, end: `2026-11-17T${time}` }),
    ),
  );
  await open();
  const whole = page.getByText('All of Tuesday, November 17, 2026');
  await expect.element(whole).toBeInTheDocument();
  await expect.element(whole).not.toBeVisible();
  expect(whole.element().parentElement?.textContent).toMatch(/Meeting 0.*Meeting 1.*Meeting 2.*Meeting 3/);
});

test('an event of half an hour says how it begins, in one line that is not cut', async () => {
  answer(getAllEvents, [
    sampleEvent({
      name: 'Talk with Ms. Bynum about my essay',
      start: '2026-11-17T12:15',
      end: '2026-11-17T12:45',
    }),
  ]);
  await open({ at: '/studentCalendar?view=week&date=2026-11-17' });
  const chip = page.getByRole('button', { name: /Talk with Ms. Bynum/ });
  await expect.element(chip).toBeVisible();
  const isWhole = () => {
    const words = chip.element().querySelector('[data-event] > span')?.getBoundingClientRect();
    const { top, bottom } = chip.element().getBoundingClientRect();
    return words !== undefined && words.top >= top && words.bottom <= bottom;
  };
  // The grid finds its hours once it stands.
  await expect.poll(isWhole).toBe(true);
});

test('a week begins at six, and at midnight where something is before', async () => {
  const hours = (day: string) => page.getByText(day, { exact: true });
  const shown = [sampleEvent()];
  answer(getAllEvents, shown);
  const at = '/studentCalendar?view=week&date=2026-11-17';
  const day = await open({ at });
  await expect.element(chat()).toBeVisible();
  await expect.element(hours('6am')).toBeInTheDocument();
  expect(hours('5am').elements()).toEqual([]);
  await day.unmount();

  answer(getAllEvents, [
    ...shown,
    sampleEvent({ id: 8, name: 'Early shift', start: '2026-11-18T05:30', end: '2026-11-18T06:30' }),
  ]);
  const early = await open({ at });
  await expect.element(page.getByRole('button', { name: /Early shift/ })).toBeInTheDocument();
  await expect.element(hours('5am')).toBeInTheDocument();
  await early.unmount();

  answer(getAllEvents, [
    ...shown,
    sampleEvent({ id: 9, name: 'Night watch', start: '2026-11-18T22:00', end: '2026-11-19T02:00' }),
  ]);
  await open({ at });
  await expect.element(page.getByRole('button', { name: /Night watch/ }).first()).toBeInTheDocument();
  await expect.element(hours('1am')).toBeInTheDocument();
});

test('asks for one category, or all of them (ST-253, CON-085, MSG-096)', async () => {
  const calls = answer(getAllEvents, []);
  await open();
  await page.getByRole('button', { name: 'Sports' }).click();
  await expect.poll(() => calls.at(-1)?.query.filterCategory).toBe('Sports');
  await page.getByRole('button', { name: 'All Categories' }).click();
  await expect
    .element(page.getByRole('button', { name: 'All Categories' }))
    .toHaveAttribute('aria-pressed', 'true');
  expect(calls[0]?.query.filterCategory).toBe('All Categories');
});

test('pointing at an event shows its details, pressing keeps them open (ST-254, ST-255)', async () => {
  await open();
  await chat().hover();
  await expect.element(details().getByText('Ask about nursing')).toBeVisible();
  await expect.element(details().getByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  await chat().click();
  await expect.element(details().getByText('Stays open')).toBeVisible();
  await page.getByRole('button', { name: /Application due/ }).hover();
  await expect.element(details().getByText('Ask about nursing')).toBeVisible();
  await details().getByRole('button', { name: 'Close' }).click();
  await expect.element(details().getByText('Stays open')).not.toBeInTheDocument();
});

test('a date of the application hub has its source and a link, and is not changed here', async () => {
  await open();
  await page.getByRole('button', { name: /Application due/ }).click();
  await expect.element(details().getByText(/The college set this date/)).toBeVisible();
  await expect
    .element(details().getByRole('link', { name: 'Open the application hub' }))
    .toHaveAttribute('href', '/apphub');
  await expect.element(details().getByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
});

test.each([
  [
    'saved-college',
    'unca.edu/deadlines',
    /The college states this date/,
    'Open your saved colleges',
    '/savedColleges',
  ],
  [
    'saved-enrichment',
    'the host (2027)',
    /The program states this date/,
    'Open your saved programs',
    '/StudentEnrichment?view=saved',
  ],
  ['transcript', null, /planned when you asked/, 'Open your transcripts', '/apphub/requesttranscript'],
] as const)(
  'a date of %s says whose it is and leads there (API-177)',
  async (source, statedBy, said, link, href) => {
    answer(getAllEvents, [{ ...due, source, statedBy }]);
    await open();
    await page.getByRole('button', { name: /Application due/ }).click();
    await expect.element(details().getByText(said)).toBeVisible();
    await expect.element(details().getByRole('link', { name: link })).toHaveAttribute('href', href);
    expect(details().getByText(`Source: ${statedBy}`).elements()).toHaveLength(statedBy === null ? 0 : 1);
    await expect.element(details().getByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    await expectAccessible();
  },
);

test('adding toggles; the end must be after the start; all day has zero times (ST-257, ST-259, VAL-054, VAL-056)', async () => {
  const saved = answer(saveStudentEvent, 8);
  await open();
  const add = page.getByRole('button', { name: 'Add event' });
  await add.click();
  await expect.element(page.getByRole('heading', { name: 'New event' })).toBeVisible();
  await add.click();
  await expect.element(page.getByRole('heading', { name: 'New event' })).not.toBeInTheDocument();
  await add.click();
  await expectAccessible();
  await page.getByRole('button', { name: 'Save event' }).click();
  await expect.element(page.getByRole('button', { name: /Enter a name/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'What is it?' }).fill('Campus visit');
  await page.getByLabelText('Ends').fill('2026-11-22T15:00');
  await page.getByRole('button', { name: 'Save event' }).click();
  await expect.element(page.getByRole('button', { name: /The end must be after the start/ })).toBeVisible();
  expect(saved).toEqual([]);
  await page.getByRole('checkbox', { name: 'All day' }).click();
  await page.getByRole('button', { name: 'Save event' }).click();
  await expect.element(page.getByRole('heading', { name: 'New event' })).not.toBeInTheDocument();
  expect(saved[0]?.body).toMatchObject({
    name: 'Campus visit',
    allDayEvent: true,
    start: '2026-11-22T00:00',
    end: '2026-11-23T00:00',
  });
});

test('another page asks for an event whose day is not known: the person chooses it', async () => {
  const saved = answer(saveStudentEvent, 8);
  const { router } = await open({
    at: '/studentCalendar?add=Apply+by+this+day%3A+Camp&at=Duke&notes=https%3A%2F%2Fcamp.example',
  });
  const name = page.getByRole('textbox', { name: 'What is it?' });
  await expect.element(name).toHaveValue('Apply by this day: Camp');
  await expect.element(page.getByLabelText('Starts')).toHaveValue('');
  await page.getByRole('button', { name: 'Save event' }).click();
  // The same is said of both: each line tells where it leads.
  await expect.element(page.getByRole('button', { name: 'Starts: Enter a date and a time' })).toBeVisible();
  await page.getByRole('button', { name: 'Last day: Enter a date and a time' }).click();
  await expect.element(page.getByLabelText('Last day')).toHaveFocus();
  await expectAccessible();
  await page.getByLabelText('Starts').fill('2027-03-15');
  await page.getByLabelText('Last day').fill('2027-03-15');
  await page.getByRole('button', { name: 'Save event' }).click();
  await expect.poll(() => router.state.location.search).toBe('');
  expect(saved[0]?.body).toMatchObject({
    name: 'Apply by this day: Camp',
    schoolName: 'Duke',
    category: 'Registration',
    description: 'https://camp.example',
    start: '2027-03-15T00:00',
    end: '2027-03-16T00:00',
  });
});

test('what did not save says so, and keeps what was typed (MSG-083)', async () => {
  refuse(saveStudentEvent, 500);
  await open();
  await page.getByRole('button', { name: 'Add event' }).click();
  await page.getByRole('textbox', { name: 'What is it?' }).fill('Campus visit');
  await page.getByRole('button', { name: 'Save event' }).click();
  await expect.element(page.getByText(calendarMessages.notSaved)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'What is it?' })).toHaveValue('Campus visit');
});

test('editing copies the locked event; saving clears and asks anew (ST-256, ST-258, VAL-055, MSG-084)', async () => {
  refuse(updateStudentEvent, 500);
  await open();
  await chat().click();
  await details().getByRole('button', { name: 'Edit' }).click();
  const name = page.getByRole('textbox', { name: 'What is it?' });
  await expect.element(name).toHaveValue('Admission chat');
  await page.getByLabelText('Ends').fill('2026-11-17T16:00');
  await page.getByRole('button', { name: 'Save event' }).click();
  await expect.element(page.getByRole('button', { name: /The end must be after the start/ })).toBeVisible();
  await page.getByLabelText('Ends').fill('2026-11-17T18:00');
  await page.getByRole('button', { name: 'Save event' }).click();
  await expect.element(page.getByText(calendarMessages.notEdited)).toBeVisible();
  const sent = answer(updateStudentEvent, 7);
  const asked = answer(getAllEvents, [sampleEvent({ name: 'Longer chat', end: '2026-11-17T18:00' })]);
  await page.getByRole('button', { name: 'Save event' }).click();
  await expect.element(page.getByRole('button', { name: /Longer chat/ })).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ id: 7, name: 'Admission chat', end: '2026-11-17T18:00' });
  expect(asked.length).toBeGreaterThan(0);
  await expect.element(details().getByText('Nothing open')).toBeVisible();
});

test('deleting takes it off at once, and Undo puts it back; a refusal says so (ST-258, MSG-085)', async () => {
  refuse(deleteStudentEvent, 500);
  await open();
  await chat().click();
  await details().getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText(calendarMessages.notDeleted)).toBeVisible();
  answer(deleteStudentEvent, { removed: true, undo: 'slip' });
  await chat().click();
  answer(getAllEvents, []);
  await details().getByRole('button', { name: 'Delete' }).click();
  await expect.element(chat()).not.toBeInTheDocument();
  answer(getAllEvents, [sampleEvent()]);
  const back = answer(restoreStudentEvent, 7);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(chat()).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: 'is back on your list.' })).toHaveFocus();
  expect(back[0]?.body).toEqual({ undo: 'slip' });
});

const practice = (date: string, different: Partial<CalendarEvent> = {}) => {
  const event = sampleEvent({
    name: 'Practice',
    start: '2026-11-03T16:00',
    end: '2026-11-03T17:00',
    repeats: 'weekly',
    ...different,
  });
  return { ...event, date, start: `${date}T16:00`, end: `${date}T17:00`, ...different };
};
const PRACTICES = ['2026-11-03', '2026-11-10', '2026-11-17', '2026-11-24'].map((date) => practice(date));
/** By the order of their dates. */
const practices = () => page.getByRole('button', { name: /Practice/ });
const onDay = (day: 3 | 10 | 17 | 24) => practices().nth((day - 3) / 7);
const areShown = async (count: number) => {
  await expect.poll(() => practices().elements().length).toBe(count);
};
const asking = () => page.getByRole('dialog');

test('one date of an event that repeats is changed alone, that and all after it, or all', async () => {
  answer(getAllEvents, PRACTICES);
  const sent = answer(updateStudentEvent, 7);
  await open();
  const edit = async (choice: string) => {
    await onDay(17).click();
    await details().getByRole('button', { name: 'Edit' }).click();
    await expect.element(asking().getByText('“Practice” repeats.')).toBeVisible();
    await expect.element(asking().getByRole('radio', { name: /Only this date/ })).toBeChecked();
    await asking()
      .getByRole('radio', { name: new RegExp(choice) })
      .click();
    if (choice === 'Only') await expectAccessible();
    await asking().getByRole('button', { name: 'Continue' }).click();
    await expect.element(page.getByRole('heading', { name: 'Edit the event' })).toBeVisible();
  };
  const save = async () => {
    await page.getByRole('button', { name: 'Save event' }).click();
    await expect.element(page.getByRole('heading', { name: 'Edit the event' })).not.toBeInTheDocument();
  };
  await edit('Only');
  await expect.element(page.getByText('You change this date alone.', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Repeats' })).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Starts')).toHaveValue('2026-11-17T16:00');
  await page.getByLabelText('Ends').fill('2026-11-17T18:00');
  await save();
  await edit('This date and all after it');
  await expect.element(page.getByRole('combobox', { name: 'Repeats' })).toHaveValue('weekly');
  await save();
  await edit('All dates');
  await expect.element(page.getByLabelText('Starts')).toHaveValue('2026-11-03T16:00');
  await save();
  expect(sent.map(({ body }) => body)).toMatchObject([
    { id: 7, dates: 'this', date: '2026-11-17', end: '2026-11-17T18:00' },
    { id: 7, dates: 'following', date: '2026-11-17', start: '2026-11-17T16:00', repeats: 'weekly' },
    { id: 7, dates: 'all', start: '2026-11-03T16:00' },
  ]);
});

test('one date of an event that repeats is deleted alone, or with those after it, and Undo brings it back', async () => {
  answer(getAllEvents, PRACTICES);
  const asked = answer(deleteStudentEvent, { removed: true, undo: 'slip' });
  answer(restoreStudentEvent, 7);
  await open();
  const remove = async (choice: string) => {
    await onDay(17).click();
    await details().getByRole('button', { name: 'Delete' }).click();
    await asking()
      .getByRole('radio', { name: new RegExp(choice) })
      .click();
    await asking().getByRole('button', { name: 'Delete' }).click();
  };
  await remove('Only');
  await areShown(3);
  await expect
    .element(page.getByText('Practice, Tuesday, November 17, 2026 is no longer on your list.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await areShown(4);
  await remove('This date and all after it');
  await areShown(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await areShown(4);
  expect(asked.map(({ query }) => query)).toEqual([
    { dates: 'this', date: '2026-11-17' },
    { dates: 'following', date: '2026-11-17' },
  ]);
});

test('the question goes away without a change, asks no more than it must, and marks what was changed alone', async () => {
  const moved = practice('2026-11-10', { start: '2026-11-11T09:00', end: '2026-11-11T10:00' });
  answer(getAllEvents, [PRACTICES[0] ?? moved, { ...moved, whole: practice('2026-11-03').whole }]);
  await open();
  await onDay(3).click();
  await details().getByRole('button', { name: 'Delete' }).click();
  await expect.element(asking().getByRole('radio', { name: /All dates/ })).toBeVisible();
  await expect.element(asking().getByRole('radio', { name: /all after it/ })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(asking()).not.toBeInTheDocument();
  await expect.element(details().getByText('Every week')).toBeVisible();
  await expect.element(details().getByText('Only this date was changed.')).not.toBeInTheDocument();
  await onDay(10).click();
  await expect.element(details().getByText('Only this date was changed.')).toBeVisible();
});

test('a form that was open when the page was left is there again, with what was typed', async () => {
  answer(getAllEvents, PRACTICES);
  const first = await open();
  await page.getByRole('button', { name: 'Add event' }).click();
  await page.getByRole('textbox', { name: 'What is it?' }).fill('Campus visit');
  await draftIsKept('calendar:new');
  await first.unmount();
  const second = await open();
  await expect.element(page.getByRole('textbox', { name: 'What is it?' })).toHaveValue('Campus visit');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await draftIsKept('calendar:new', false);
  await onDay(17).click();
  await details().getByRole('button', { name: 'Edit' }).click();
  await asking().getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: 'What is it?' }).fill('Game');
  await draftIsKept('calendar:7:this:2026-11-17');
  await second.unmount();
  const third = await open();
  await expect.element(page.getByRole('textbox', { name: 'What is it?' })).toHaveValue('Game');
  await expect.element(page.getByLabelText('Starts')).toHaveValue('2026-11-17T16:00');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await draftIsKept('calendar:7:this:2026-11-17', false);
  await third.unmount();
  await open();
  await expect.element(onDay(17)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Save event' })).not.toBeInTheDocument();
});

test('by keyboard: an event is reached, shown and kept open', async () => {
  await open();
  await tabTo(chat());
  await expect.element(details().getByText('Ask about nursing')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(details().getByText('Stays open')).toBeVisible();
});

test('on a phone: days one below the other, the pressed event opens in its place', async () => {
  await page.viewport(390, 844);
  await open();
  await expect.element(page.getByRole('heading', { name: 'Tuesday, November 17, 2026' })).toBeVisible();
  await chat().click();
  await expect.element(page.getByText('Ask about nursing')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Category' })).toBeVisible();
});
