import {
  type AcademicEvent,
  academicCalendarMessages as messages,
  academicCalendarOperations,
} from '@longleaf/contract/academic-calendars';
import { organizationOperations } from '@longleaf/contract/organizations';
import { savedCollegeOperations } from '@longleaf/contract/saved-colleges';
import { studentCalendarOperations } from '@longleaf/contract/student-calendar';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { escape, press, select, tabTo, typeInto } from '../../testing/by-keyboard.ts';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { sampleSaved } from '../../testing/samples/college.ts';

const { getCalendarEvents } = academicCalendarOperations;
const { getCustomersByType, getOrganization } = organizationOperations;
const { getSavedColleges } = savedCollegeOperations;

const DUKE = { id: 198419, name: 'Duke University', crmId: 'col-198419', ceeb_code: null, city: 'Durham' };
const date = (different: Partial<AcademicEvent> = {}): AcademicEvent => ({
  organizationId: 199111,
  academicYear: '2026-27',
  term: 'Fall 2026',
  name: 'Final exams',
  schoolName: 'University of North Carolina at Asheville',
  start: '2026-12-04T00:00',
  end: '2026-12-12T00:00',
  allDayEvent: true,
  source: 'the registrar',
  ...different,
});
const spring = date({
  term: 'Spring 2027',
  name: 'First day of classes',
  start: '2027-01-11T00:00',
  end: '2027-01-12T00:00',
});

const button = () => page.getByRole('button', { name: 'College calendars' });
const dialog = () => page.getByRole('dialog', { name: 'Academic calendar of a college' });
const saved = () => dialog().getByRole('combobox', { name: 'A college that you saved' });

async function open(): Promise<void> {
  await openScreen(await import('./calendar-page.tsx'), {
    id: 'UI-034',
    settings: { now: '2026-11-22T15:00:00Z' },
  });
  await button().click();
  await expect.element(dialog()).toBeVisible();
}
const choose = () => saved().selectOptions('University of North Carolina at Asheville');
const withSaved = (colleges = [sampleSaved()]) =>
  answer(getSavedColleges, {
    colleges,
    pageNumber: 1,
    pageSize: 25,
    plannedCount: 0,
    totalCount: colleges.length,
  });

beforeEach(async () => {
  await page.viewport(1280, 860);
  answer(studentCalendarOperations.getAllEvents, []);
  withSaved();
  answer(getOrganization, {
    ...DUKE,
    id: 199111,
    state: 'NC',
    type: 'College',
    county: 'Buncombe County',
    website: 'https://www.unca.edu/',
  });
});

test('loading, then ready: the dates of a saved college, term by term, with their source (MOD-021, API-178)', async () => {
  const list = hold(getCalendarEvents);
  await open();
  await expectAccessible();
  await choose();
  await expect.element(dialog().getByText(/^Loading the dates of University/)).toBeInTheDocument();
  list.release([date(), spring]);
  await expect.element(dialog().getByText('2 dates from Nov 1, 2026 to Oct 31, 2027')).toBeVisible();
  await expect
    .element(dialog().getByRole('heading', { name: 'Fall 2026, academic year 2026-27' }))
    .toBeVisible();
  await expect.element(dialog().getByText('Friday, December 4 – Friday, December 11, 2026')).toBeVisible();
  await expect.element(dialog().getByText('Monday, January 11, 2027')).toBeVisible();
  expect(dialog().getByText('Source: the registrar').elements()).toHaveLength(2);
  await expect
    .element(dialog().getByRole('link', { name: /^Website of University/ }))
    .toHaveAttribute('href', 'https://www.unca.edu/');
  await expectAccessible();
});

test('empty: says that nothing is here yet, and where to look (MOD-021)', async () => {
  const calls = answer(getCalendarEvents, []);
  await open();
  await choose();
  await expect.element(dialog().getByText(/^We do not have dates for this college from Nov 1/)).toBeVisible();
  await expect.element(dialog().getByText(/^Colleges put their academic calendar on/)).toBeVisible();
  await expect.element(dialog().getByRole('link', { name: /^Website of University/ })).toBeVisible();
  await expectAccessible();
  expect(calls[0]?.query).toEqual({
    organizationId: 199111,
    beginDate: '2026-11-01',
    endDate: '2027-10-31',
  });
});

test('empty without a site in the catalogue: no link', async () => {
  answer(getCalendarEvents, []);
  answer(getOrganization, { ...DUKE, state: 'NC', type: 'College', county: null, website: null });
  await open();
  await choose();
  await expect.element(dialog().getByText(/^We do not have dates/)).toBeVisible();
  expect(dialog().getByRole('link').elements()).toEqual([]);
});

test('failed: says so, and another try brings the dates', async () => {
  refuse(getCalendarEvents, 500);
  await open();
  await choose();
  await expect.element(dialog().getByText(messages.notLoaded)).toBeVisible();
  await expectAccessible();
  answer(getCalendarEvents, [date()]);
  await dialog().getByRole('button', { name: 'Try again' }).click();
  await expect.element(dialog().getByText('Final exams')).toBeVisible();
});

test('not allowed: the server says why', async () => {
  refuse(getCalendarEvents, 403, { detail: 'This is for students.' });
  await open();
  await choose();
  await expect.element(dialog().getByText('This is for students.')).toBeVisible();
});

test('without saved colleges one is found by name; what is not found, or cannot be looked for, is said', async () => {
  withSaved([]);
  const calls = answer(getCalendarEvents, []);
  answer(getCustomersByType, ({ query }) => (query.startsWith === 'duke' ? [{ ...DUKE, state: 'NC' }] : []));
  await open();
  await expect.element(saved()).not.toBeInTheDocument();
  const field = dialog().getByRole('combobox', { name: 'Find a college by name' });
  await field.fill('zzz');
  await expect.element(dialog().getByText('No college has this name.')).toBeVisible();
  await field.fill('duke');
  await dialog()
    .getByRole('option', { name: /Duke University/ })
    .click();
  await expect.element(dialog().getByRole('heading', { name: 'Duke University' })).toBeVisible();
  expect(calls[0]?.query.organizationId).toBe(198419);
  refuse(getCustomersByType, 400);
  await field.fill('elon');
  await expect
    .element(
      dialog()
        .getByText(/^We could not search for colleges/)
        .first(),
    )
    .toBeVisible();
});

test('days that are none, or too many, are named and not asked for', async () => {
  const calls = answer(getCalendarEvents, []);
  await open();
  await dialog().getByLabelText('Until').fill('2026-10-31');
  await choose();
  await expect.element(dialog().getByText(messages.wrongDays)).toBeVisible();
  await expect.element(dialog().getByLabelText('Until')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible();
  await dialog().getByLabelText('From').fill('');
  await expect.element(dialog().getByText(messages.noDay)).toBeVisible();
  expect(calls).toEqual([]);
  await dialog().getByLabelText('From').fill('2026-08-01');
  await expect.element(dialog().getByText(/^We do not have dates/)).toBeVisible();
  expect(calls.at(-1)?.query).toMatchObject({ beginDate: '2026-08-01', endDate: '2026-10-31' });
});

test('by keyboard: opened, a college chosen, closed, and the focus is back; what was chosen is there again', async () => {
  answer(getCalendarEvents, [date()]);
  answer(getCustomersByType, [{ ...DUKE, state: 'NC' }]);
  await openScreen(await import('./calendar-page.tsx'), {
    id: 'UI-034',
    settings: { now: '2026-11-22T15:00:00Z' },
  });
  await press(button());
  await expect.element(dialog()).toBeVisible();
  await select(saved(), 'University of North Carolina at Asheville');
  await expect.element(dialog().getByText('Final exams')).toBeVisible();
  const field = dialog().getByRole('combobox', { name: 'Find a college by name' });
  await typeInto(field, 'duke');
  await expect.element(dialog().getByRole('option', { name: /Duke University/ })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(dialog().getByRole('heading', { name: 'Duke University' })).toBeVisible();
  await tabTo(dialog().getByRole('link', { name: /^Website of Duke University/ }));
  await escape(dialog());
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog().getByRole('heading', { name: 'Duke University' })).toBeVisible();
});

test('on a phone: everything stands in one column', async () => {
  await page.viewport(390, 844);
  answer(getCalendarEvents, [
    date({ name: 'Last day to withdraw from a course with a grade of W', source: 'x'.repeat(120) }),
  ]);
  await open();
  await choose();
  const until = dialog().getByLabelText('Until');
  await expect.element(dialog().getByText(/^Last day to withdraw/)).toBeVisible();
  const { left, right } = dialog().element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(390);
  expect(dialog().element().scrollWidth).toBeLessThanOrEqual(dialog().element().clientWidth);
  const from = dialog().getByLabelText('From').element().getBoundingClientRect();
  expect(until.element().getBoundingClientRect().top).toBeGreaterThan(from.bottom);
});
