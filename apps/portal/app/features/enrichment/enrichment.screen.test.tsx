import { enrichmentMessages, enrichmentOperations } from '@longleaf/contract/enrichment';
import { calendarMessages, studentCalendarOperations } from '@longleaf/contract/student-calendar';
import { savedEnrichmentMessages, savedEnrichmentOperations } from '@longleaf/contract/saved-enrichment';
import { easternDay } from '@longleaf/rules/profile/calendar-day';
import { Map as LeafletMap } from 'leaflet';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen, type ScreenWish } from '../../testing/open-screen.tsx';
import { sampleEvent } from '../../testing/samples/calendar-event.ts';
import { sampleEnrichment, sampleFound } from '../../testing/samples/enrichment.ts';

const { filterPrograms } = enrichmentOperations;
const { getSavedEnrichment, getSavedEnrichmentIds, saveEnrichment, deleteSavedEnrichment } =
  savedEnrichmentOperations;
const { getAllEvents, saveStudentEvent, deleteStudentEvent } = studentCalendarOperations;
const { restoreSavedEnrichment } = savedEnrichmentOperations;

const camp = sampleEnrichment();
const online = sampleEnrichment({
  id: 3,
  name: 'Coding Club',
  latitude: null,
  longitude: null,
  host: 'Science Trails',
  hostCampus: { value: 'Science Trails', name: 'Science Trails' },
  city: null,
  who: 'Girls in grades 6 to 12.',
  levels: ['middleSchool', 'highSchool'],
  minFee: 0,
  maxFee: 0,
  hasScholarship: null,
  overnight: null,
  timeFrames: [],
  deadlineMonth: 3,
  address: null,
});

const open = async (wish: Omit<ScreenWish, 'id'> = {}) => {
  // The page is drawn in the browser, without its server part.
  const { default: EnrichmentPage, handle } = await import('./enrichment-page.tsx');
  return openScreen({ default: EnrichmentPage, handle }, { id: 'UI-044', ...wish });
};

beforeEach(() => void answer(getSavedEnrichmentIds, []));

const article = (name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('cards say who, for whom, what it costs, when, and of which year (UI-044, ST-260)', async () => {
  answer(filterPrograms, sampleFound([camp, online]));
  await open({ person: null });
  await expect.element(page.getByRole('heading', { name: '2 programs', exact: true })).toBeVisible();
  const words = (name: string) => article(name).element().textContent;
  await expect.poll(() => words('Music Camp')).toContain('Appalachian State University, Boone');
  expect(words('Music Camp')).toContain('$350 to $1,200');
  expect(words('Music Camp')).toContain('As of 2023. Read on example.edu');
  expect(words('Music Camp')).toContain('Scholarships');
  expect(words('Coding Club')).toContain('FeeFree');
  expect(words('Coding Club')).toContain('WhenNot reported');
  expect(words('Coding Club')).toContain('Apply byMarch 2023, the last one we know');
  expect(words('Coding Club')).not.toContain('Overnight');
  await expect
    .element(page.getByRole('link', { name: 'Website of Appalachian State University' }))
    .toHaveAttribute('href', 'https://camp.example.edu');
  await expectAccessible();
});

test('a box is ticked at once, also where the next one is pressed before the address follows', async () => {
  answer(filterPrograms, sampleFound([camp, online]));
  const { router } = await open({ person: null });
  await expect.element(article('Music Camp')).toBeVisible();
  const box = (name: RegExp) => page.getByRole('checkbox', { name }).element() as HTMLInputElement;
  const [free, aided] = [box(/^Free/), box(/^Has scholarships/)];
  free.click();
  expect(free.checked).toBe(true);
  // The page has answered; the router is still on its way.
  await Promise.resolve();
  aided.click();
  expect([free.checked, aided.checked]).toEqual([true, true]);
  await expect.poll(() => router.state.location.search).toBe('?fee=0&scholarship=1');
});

test('a long state takes two lines in a narrow card, and its end is not cut off', async () => {
  answer(filterPrograms, sampleFound([sampleEnrichment({ name: 'Old Camp', year: 2019, deadlineMonth: 3 })]));
  await open();
  await expect.element(article('Old Camp')).toBeVisible();
  const card = article('Old Camp').element() as HTMLElement;
  card.style.width = '260px';
  const state = page.getByText('This has passed: ask the host for the next deadline').element();
  const right = (element: Element) => element.getBoundingClientRect().right;
  expect(right(state)).toBeLessThanOrEqual(right(card) - 15);
  // One name for ears, one piece for eyes: between its words is no more than a space.
  const button = page.getByRole('link', { name: 'Put the deadline of Old Camp in my calendar' }).element();
  expect(button.querySelector('svg')?.nextElementSibling?.textContent).toBe(
    'Put the deadline of Old Camp in my calendar',
  );
});

test('a deadline of the next days is called soon, one that passed is over', async () => {
  const today = easternDay(new Date());
  answer(
    filterPrograms,
    sampleFound([
      sampleEnrichment({ deadline: today }),
      sampleEnrichment({ id: 67, name: 'Old Camp', deadline: '2020-03-01' }),
    ]),
  );
  await open();
  await expect.element(article('Music Camp').getByText('Deadline soon')).toBeVisible();
  await expect.element(article('Old Camp').getByText('The deadline has passed')).toBeVisible();
});

test('filters stand in the address, are sent, and come off again; Back undoes one (API-180, CON-087, CON-127)', async () => {
  const asked = answer(filterPrograms, sampleFound());
  const { router } = await open();
  await page.getByRole('checkbox', { name: /^High school, grades 9 to 12/ }).click();
  await page.getByRole('checkbox', { name: /^Free/ }).click();
  await page.getByRole('checkbox', { name: /^Has scholarships/ }).click();
  await page.getByRole('checkbox', { name: /^Deadline in the next 30 days/ }).click();
  await page.getByLabelText('Interest area').selectOptions('music');
  await page.getByLabelText('Host', { exact: true }).selectOptions('197869');
  await page.getByLabelText('When').selectOptions('summer');
  await page.getByLabelText('You can still apply on').fill('2027-02-01');
  const box = page.getByRole('searchbox', { name: 'Name' });
  await box.fill('music');
  await userEvent.keyboard('{Enter}');
  const address =
    '?name=music&level=highSchool&area=music&host=197869&fee=0&scholarship=1&when=summer&applyBy=2027-02-01&soon=1';
  await expect.poll(() => router.state.location.search).toBe(address);
  await expect
    .poll(() => asked.at(-1)?.body)
    .toMatchObject({
      name: 'music',
      highSchool: true,
      interestArea: ['music'],
      hostCampus: '197869',
      feeRange: [0],
      hasScholarship: true,
      timeFrame: ['summer'],
      deadline: '2027-02-01',
      deadlineSoon: true,
    });
  await expect.poll(() => document.querySelector('main [aria-busy]')).toBeNull();
  await expectAccessible();
  await router.navigate(-1);
  await expect.element(box).toHaveValue('');
  await page.getByRole('button', { name: 'Remove filter: Free' }).click();
  await expect.poll(() => router.state.location.search).not.toContain('fee=');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect.poll(() => router.state.location.search).toBe('');
});

test('a ZIP code counts with five digits, 25 miles unless chosen (VAL-068, CON-128)', async () => {
  const near = { latitude: 36.2, longitude: -81.7 };
  const asked = answer(filterPrograms, ({ body }) => {
    const zip = (body as { search?: { zipCode?: string } }).search?.zipCode;
    if (zip === '00000') return sampleFound(undefined, { unknownZip: true });
    return zip ? sampleFound([sampleEnrichment({ distance: 8.6 })], { near }) : sampleFound();
  });
  const { router } = await open();
  const zip = page.getByLabelText('of ZIP code');
  await zip.fill('2860');
  await userEvent.tab();
  await expect.element(page.getByText('Type all 5 digits of the ZIP code.')).toBeVisible();
  expect(router.state.location.search).toBe('');
  await zip.fill('28608');
  await expect.poll(() => router.state.location.search).toBe('?zip=28608');
  await expect.poll(() => asked.at(-1)?.body).toMatchObject({ search: { zipCode: '28608', radius: 25 } });
  await expect.element(page.getByText('Boone, 9 miles away')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '1 program, nearest first' })).toBeVisible();
  await page.getByLabelText('Within', { exact: true }).selectOptions('50');
  await expect.poll(() => router.state.location.search).toBe('?zip=28608&miles=50');
  await zip.fill('00000');
  await expect.element(page.getByText('We do not know ZIP code 00000. Distance is not used.')).toBeVisible();
});

test('25 a page, each with an address (CON-125); a page that is no longer there leads to the first', async () => {
  const asked = answer(filterPrograms, ({ body }) =>
    (body as { pageNumber: number }).pageNumber > 2
      ? sampleFound([], { totalItems: 49 })
      : sampleFound(undefined, { totalItems: 49 }),
  );
  const { router } = await open();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect.poll(() => router.state.location.search).toBe('?page=2');
  await expect.poll(() => asked.at(-1)?.body).toMatchObject({ pageNumber: 2, pageSize: 25 });
  await expect.element(page.getByText('26 to 49 of 49')).toBeVisible();
  await router.navigate('/StudentEnrichment?page=9');
  await page.getByRole('button', { name: 'Go to page 1' }).click();
  await expect.poll(() => router.state.location.search).toBe('');
});

test('nothing fits: the filter that is in the way comes off with one press', async () => {
  answer(filterPrograms, ({ body }) =>
    (body as { feeRange: number[] }).feeRange.length > 0 ? sampleFound([]) : sampleFound(),
  );
  const { router } = await open({ at: '/StudentEnrichment?fee=0&overnight=1' });
  await expect.element(page.getByText('No programs match all 2 filters')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Without “Free” (9)' }).click();
  await expect.element(article('Music Camp')).toBeVisible();
  expect(router.state.location.search).toBe('?overnight=1');
});

test('failed: says so, keeps the filters, and another try brings the programs', async () => {
  refuse(filterPrograms, 400);
  await open({ at: '/StudentEnrichment?fee=0' });
  await expect.element(page.getByText(enrichmentMessages.loadFailed)).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Free' })).toBeChecked();
  await expectAccessible();
  answer(filterPrograms, sampleFound());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(article('Music Camp')).toBeVisible();
});

test('on its way: says so, and shows what comes', async () => {
  const { release } = hold(filterPrograms);
  await open();
  await expect.element(page.getByText('Loading programs')).toBeInTheDocument();
  await expectAccessible();
  release(sampleFound());
  await expect.element(article('Music Camp')).toBeVisible();
});

test('saved at once, with Undo; refused, it is not saved', async () => {
  answer(filterPrograms, sampleFound());
  const saved = answer(saveEnrichment, {
    id: '66',
    isSaved: true,
    isNew: true,
    message: savedEnrichmentMessages.saved,
  });
  const removed = answer(deleteSavedEnrichment, {
    id: '66',
    isSaved: false,
    removed: true,
    undo: 'slip',
    message: savedEnrichmentMessages.removed,
  });
  await open();
  await page.getByRole('button', { name: 'Save Music Camp' }).click();
  await expect.element(page.getByText(savedEnrichmentMessages.saved)).toBeVisible();
  expect(saved.map(({ body }) => body)).toEqual([{ id: 66 }]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText(savedEnrichmentMessages.removed)).toBeVisible();
  expect(removed).toHaveLength(1);
  refuse(saveEnrichment, 500);
  await page.getByRole('button', { name: 'Save Music Camp' }).click();
  await expect.element(page.getByText(savedEnrichmentMessages.saveFailed)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Save Music Camp' })).toBeVisible();
});

test('what was saved is a list of its own; one that is taken off comes back with Undo', async () => {
  const savedDate = '2026-11-02T15:00:00Z';
  answer(getSavedEnrichment, [
    { id: '66', savedDate, program: camp },
    { id: '900', savedDate, program: null },
  ]);
  answer(deleteSavedEnrichment, {
    id: '66',
    isSaved: false,
    removed: true,
    undo: 'slip',
    message: savedEnrichmentMessages.removed,
  });
  const restored = answer(restoreSavedEnrichment, {
    id: '66',
    isSaved: true,
    isNew: true,
    message: savedEnrichmentMessages.saved,
  });
  await open({ at: '/StudentEnrichment?view=saved' });
  await expect.element(page.getByText('A program that you saved is no longer in our list.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Remove Music Camp' }).click();
  await expect.element(page.getByText('Music Camp is no longer on your list.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Music Camp is back on your list.' }))
    .toHaveFocus();
  expect(restored.map(({ body }) => body)).toEqual([{ undo: 'slip' }]);
});

test('a deadline is put into the calendar once, with Undo, from a card and from the saved list (API-174)', async () => {
  const coming = sampleEnrichment({ deadline: '2190-03-01' });
  answer(filterPrograms, sampleFound([coming, sampleEnrichment({ id: 67, name: 'No day' })]));
  answer(getSavedEnrichment, [{ id: '66', savedDate: '2026-11-02T15:00:00Z', program: coming }]);
  answer(getAllEvents, []);
  const kept = answer(saveStudentEvent, 7);
  const deleted = answer(deleteStudentEvent, { removed: true, undo: null });
  const { router } = await open();
  const put = page.getByRole('button', { name: 'Put the deadline of Music Camp in my calendar' });
  await put.click();
  await expect.element(page.getByText('It is in your calendar.')).toBeVisible();
  expect(kept.map(({ body }) => body)).toMatchObject([
    {
      name: 'Apply by this day: Music Camp',
      schoolName: 'Appalachian State University',
      category: 'Registration',
      allDayEvent: true,
      start: '2190-03-01T00:00',
      end: '2190-03-02T00:00',
      description: 'Deadline: Mar 1, 2190.\nhttps://camp.example.edu',
    },
  ]);
  await expectAccessible();
  expect(
    article('No day')
      .getByText(/calendar/)
      .elements(),
  ).toEqual([]);
  answer(getAllEvents, [
    sampleEvent({
      name: 'Apply by this day: Music Camp',
      start: '2190-03-01T00:00',
      end: '2190-03-02T00:00',
    }),
  ]);
  await router.navigate('/StudentEnrichment?view=saved');
  await put.click();
  await expect.element(page.getByText('It is in your calendar already.')).toBeVisible();
  expect(kept).toHaveLength(1);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect.poll(() => deleted.length).toBe(1);
});

test('a deadline that is not put there says why', async () => {
  answer(filterPrograms, sampleFound([sampleEnrichment({ deadline: '2190-03-01' })]));
  answer(getAllEvents, []);
  refuse(saveStudentEvent, 500);
  await open();
  await page.getByRole('button', { name: /^Put the deadline/ }).click();
  await expect.element(page.getByText(calendarMessages.notSaved)).toBeVisible();
});

test('of a deadline whose month alone is known the calendar asks for the day', async () => {
  const year = new Date().getFullYear() + 1;
  answer(filterPrograms, sampleFound([{ ...online, year }, sampleEnrichment({ deadline: '2020-03-01' })]));
  await open();
  const link = page.getByRole('link', { name: 'Put the deadline of Coding Club in my calendar' });
  await expect.element(link).toBeVisible();
  const { pathname, searchParams } = new URL((link.element() as HTMLAnchorElement).href);
  expect([pathname, ...searchParams.values()]).toEqual([
    '/studentCalendar',
    'Apply by this day: Coding Club',
    'Science Trails',
    `Deadline: March ${year}, the last one we know.`,
  ]);
  expect(
    article('Music Camp')
      .getByText(/in my calendar/)
      .elements(),
  ).toEqual([]);
});

test('of a month that has passed the card says whom to ask; the day that the host names can be put into the calendar', async () => {
  answer(filterPrograms, sampleFound([online]));
  await open();
  const card = article('Coding Club');
  await expect.element(card.getByText('This has passed: ask the host for the next deadline')).toBeVisible();
  await expect.element(card.getByRole('link', { name: /^Put the deadline/ })).toBeVisible();
  await expectAccessible();
});

test('nothing saved leads to the programs; the list that failed can be asked for again', async () => {
  answer(filterPrograms, sampleFound());
  refuse(getSavedEnrichment, 400);
  const { router } = await open({ at: '/StudentEnrichment?view=saved' });
  await expect.element(page.getByText('We could not load your saved programs.')).toBeVisible();
  await expectAccessible();
  answer(getSavedEnrichment, []);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Find a program' }).click();
  await expect.element(article('Music Camp')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('nobody signed in: the saved list asks to sign in', async () => {
  await open({ person: null, at: '/StudentEnrichment?view=saved' });
  await expect.element(page.getByText('Sign in to see your saved programs')).toBeVisible();
  await expectAccessible();
});

test('the map shows every program with a place, those of one campus together, and the same as a list (ST-260)', async () => {
  const second = sampleEnrichment({ id: 67, name: 'Jazz Camp' });
  const far = sampleEnrichment({
    id: 47,
    name: 'Transport Institute',
    host: 'NC A&T',
    latitude: 35.1,
    longitude: -77.05,
  });
  const asked = answer(filterPrograms, sampleFound([camp, second, far, online], { withoutPlace: 1 }));
  await open({ at: '/StudentEnrichment?view=map' });
  await expect.element(page.getByText('3 programs in this part of the map')).toBeVisible();
  expect(asked.at(-1)?.body).toMatchObject({ pageSize: 500 });
  await expect.element(page.getByText('1 program has no place on the map. The cards show it.')).toBeVisible();
  await page.getByRole('button', { name: '2 programs, Appalachian State University' }).click();
  await expect.element(article('Jazz Camp')).toBeVisible();
  await expect.element(article('Music Camp')).toBeVisible();
  await page.getByRole('button', { name: 'Transport Institute, NC A&T' }).click();
  await expect.element(article('Transport Institute')).toBeVisible();
  await expect.element(article('Jazz Camp')).not.toBeInTheDocument();
  await expectAccessible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(article('Transport Institute')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Jazz Camp', exact: true }).click();
  await expect.element(article('Jazz Camp')).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Programs at this place' })).toHaveFocus();
});

test('the map shows the whole state first (ST-260)', async () => {
  const looks = vi.spyOn(LeafletMap.prototype, 'setView');
  answer(filterPrograms, sampleFound([camp]));
  await open({ at: '/StudentEnrichment?view=map' });
  await expect.poll(() => looks.mock.calls.at(-1)?.slice(0, 2)).toEqual([[35.25, -79.9], 7]);
});

test('on a phone the filters open as a sheet and lead back to what they give', async () => {
  answer(filterPrograms, sampleFound());
  await page.viewport(390, 844);
  const { router } = await open({ at: '/StudentEnrichment?overnight=1' });
  await page.getByRole('button', { name: 'Filters, 1 on' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: /^Free/ }).click();
  await expect.poll(() => router.state.location.search).toBe('?fee=0&overnight=1');
  await sheet.getByRole('button', { name: 'Show 1 program' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await page.viewport(1280, 860);
});
