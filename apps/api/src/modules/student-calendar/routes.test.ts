import {
  CALENDAR_EVENTS_LIMIT,
  calendarFailures,
  type CalendarEvent,
  RECURRING_EVENTS_LIMIT,
} from '@longleaf/contract/student-calendar';
import { describe, expect, it, vi } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

const api = await startApi({ catalog: true, now: '2026-11-23T15:00:00Z' });

const CHAT = {
  name: 'Admission chat',
  schoolName: 'NC A&T',
  category: 'Chat',
  start: '2026-11-17T16:00',
  end: '2026-11-17T16:45',
  allDayEvent: false,
  description: 'Ask about nursing',
};
const save = (as: string, part: object = {}) =>
  api.call('POST', '/Calendar/saveStudentEvent', { as, body: { ...CHAT, ...part } });
const update = (as: string, body: object) => api.call('POST', '/Calendar/updateStudentEvent', { as, body });
const remove = (as: string, id: unknown) =>
  api.call('GET', `/Calendar/deleteStudentEvent/${JSON.stringify(id)}`, { as });
const ask = (as: string, query: string) => api.call('GET', `/Calendar/getAllEvents?${query}`, { as });
const month = async (as: string, more = '') =>
  (await ask(as, `beginDate=2026-11-01&endDate=2026-11-30${more}`)).json as CalendarEvent[];

it('keeps, lists, changes and deletes an event, once each (API-174, API-175, API-176, API-177)', async () => {
  const { status, json: id } = await save('keeps');
  expect(status).toBe(200);
  expect((await save('keeps')).json).toBe(id);
  expect(await month('keeps')).toEqual([
    expect.objectContaining({ ...CHAT, id, source: 'own', repeats: 'never' }),
  ]);
  expect((await update('keeps', { ...CHAT, id, name: 'Longer', end: '2026-11-18T01:00' })).json).toBe(id);
  expect(await month('keeps')).toMatchObject([{ name: 'Longer', end: '2026-11-18T01:00' }]);
  const { undo } = (await remove('keeps', id)).json as { undo: string };
  expect(await month('keeps')).toEqual([]);
  expect((await remove('keeps', id)).status).toBe(404);
  for (let again = 0; again < 2; again += 1)
    await api.call('POST', '/Calendar/restoreStudentEvent', { as: 'keeps', body: { undo } });
  expect(await month('keeps')).toMatchObject([{ id, name: 'Longer' }]);
});

it('asks for a sign-in at each call, and changes nothing (API-174, API-175, API-176, API-177, API-178)', async () => {
  const { json: id } = await save('asks');
  const before = await month('asks');
  expect(before).toHaveLength(1);
  const calls = [
    ['POST', '/Calendar/saveStudentEvent', { ...CHAT, name: 'Another' }],
    ['POST', '/Calendar/updateStudentEvent', { ...CHAT, id, name: 'Changed' }],
    ['GET', `/Calendar/deleteStudentEvent/${JSON.stringify(id)}`, undefined],
    ['GET', '/Calendar/getAllEvents?beginDate=2026-11-01&endDate=2026-11-30', undefined],
    [
      'GET',
      '/Calendar/getCalendarEvents?organizationId=1&beginDate=2026-11-01&endDate=2026-11-30',
      undefined,
    ],
  ] as const;
  for (const [method, path, body] of calls)
    expect.soft((await api.call(method, path, { body })).status, path).toBe(401);
  expect(await month('asks')).toEqual(before);
});

it.each([
  ['name', { name: ' ' }, 'Enter a name'],
  ['category', { category: 'Party' }, 'Choose from the list'],
  ['start', { start: '2026-02-30T10:00' }, 'Enter a date and a time'],
  ['end', { end: CHAT.start }, 'The end must be after the start'],
  ['end', { allDayEvent: true }, 'The end must be after the start'],
  ['end', { repeats: 'daily', end: '2026-11-18T16:01' }, 'It must end before it repeats'],
  ['repeats', { repeats: 'yearly' }, 'Choose from the list'],
  ['repeatsUntil', { repeats: 'daily', repeatsUntil: '2026-02-30' }, 'Enter a date that exists'],
  ['description', { description: 'a'.repeat(4001) }, 'This is too long'],
])('names %s when it is wrong in a new or an edited event (VAL-054, VAL-055)', async (field, part, words) => {
  const { json: id } = await save('wrong');
  for (const reply of [await save('wrong', part), await update('wrong', { ...CHAT, ...part, id })])
    expect(reply).toMatchObject({ status: 400, json: { modelState: { [field]: [words] } } });
});

it('sets the times of all-day events to zero (ST-259, VAL-056)', async () => {
  await save('all-day', { allDayEvent: true, end: '2026-11-18T09:00' });
  expect(await month('all-day')).toMatchObject([{ start: '2026-11-17T00:00', end: '2026-11-18T00:00' }]);
});

it('shows one category or all of them (ST-253, CON-085, MSG-096)', async () => {
  await save('filter');
  await save('filter', { category: 'Financial Aid' });
  expect(await month('filter', '&filterCategory=Financial%20Aid')).toHaveLength(1);
  expect(await month('filter', '&filterCategory=All%20Categories')).toHaveLength(2);
  expect((await ask('filter', 'beginDate=2026-11-01&endDate=2026-11-30&filterCategory=x')).status).toBe(400);
});

it('shows each time of a recurring event, at its hour on both sides of daylight saving', async () => {
  await save('recurs', {
    start: '2026-10-28T16:00',
    end: '2026-10-28T17:00',
    repeats: 'weekly',
    repeatsUntil: '2026-11-12',
  });
  expect((await month('recurs')).map(({ start }) => start)).toEqual(['2026-11-04T16:00', '2026-11-11T16:00']);
});

describe('dates of a recurring event', () => {
  /** Tuesdays at four, from October on: daylight saving ends on the first of November. */
  const TUESDAYS = {
    start: '2026-10-27T16:00',
    end: '2026-10-27T16:45',
    repeats: 'weekly',
    repeatsUntil: '2026-12-15',
  };
  const starts = async (as: string) => (await month(as)).map(({ start }) => start.slice(5));
  const deleteDates = (as: string, id: unknown, dates: string, date: string) =>
    api.call('GET', `/Calendar/deleteStudentEvent/${JSON.stringify(id)}?dates=${dates}&date=${date}`, { as });
  const undo = (as: string, { json }: { json: unknown }) =>
    api.call('POST', '/Calendar/restoreStudentEvent', {
      as,
      body: { undo: (json as { undo: string }).undo },
    });
  const made = async (as: string, part: object = {}) =>
    (await save(as, { ...TUESDAYS, ...part })).json as number;
  const ALL = ['11-03T16:00', '11-10T16:00', '11-17T16:00', '11-24T16:00'];

  it('are changed alone, keep what is not changed, and go back to the others', async () => {
    const id = await made('one');
    const moved = {
      ...CHAT,
      id,
      dates: 'this',
      date: '2026-11-10',
      start: '2026-11-11T09:00',
      end: '2026-11-11T10:00',
    };
    for (let again = 0; again < 2; again += 1)
      expect((await update('one', { ...moved, name: 'Moved', category: 'Sports' })).json).toBe(id);
    expect(await starts('one')).toEqual([ALL[0], '11-11T09:00', ALL[2], ALL[3]]);
    expect(await month('one', '&filterCategory=Sports')).toMatchObject([
      {
        name: 'Moved',
        date: '2026-11-10',
        schoolName: CHAT.schoolName,
        whole: { name: CHAT.name, start: TUESDAYS.start },
      },
    ]);
    // What is said of all is said of it, too, where it says nothing else.
    await update('one', { ...CHAT, ...TUESDAYS, id, description: 'Bring notes', schoolName: 'Elon' });
    expect((await month('one'))[1]).toMatchObject({
      name: 'Moved',
      description: 'Bring notes',
      schoolName: 'Elon',
    });
    await update('one', {
      ...CHAT,
      id,
      dates: 'this',
      date: '2026-11-10',
      description: 'Bring notes',
      schoolName: 'Elon',
      start: '2026-11-10T16:00',
      end: '2026-11-10T16:45',
    });
    expect(await starts('one')).toEqual(ALL);
    expect(
      (
        await api.database.query(
          'select 1 from portal.calendar_changed_dates c join portal.calendar_events e on e.id = c.event_id where e.id = $1',
          [id],
        )
      ).rows,
    ).toEqual([]);
  });

  it('are deleted alone, once, and brought back as they were', async () => {
    const id = await made('out');
    await update('out', {
      ...CHAT,
      id,
      dates: 'this',
      date: '2026-11-10',
      start: '2026-11-11T09:00',
      end: '2026-11-11T10:00',
    });
    const reply = await deleteDates('out', id, 'this', '2026-11-10');
    expect(await starts('out')).toEqual([ALL[0], ALL[2], ALL[3]]);
    expect(await deleteDates('out', id, 'this', '2026-11-10')).toMatchObject({
      status: 404,
      json: { detail: calendarFailures.noSuchDate },
    });
    for (let again = 0; again < 2; again += 1) expect((await undo('out', reply)).json).toBe(id);
    expect(await starts('out')).toEqual([ALL[0], '11-11T09:00', ALL[2], ALL[3]]);
  });

  it('are changed from one on: they become an event of their own, once, with its changed dates', async () => {
    const id = await made('split');
    for (const date of ['2026-11-03', '2026-11-24']) await deleteDates('split', id, 'this', date);
    const later = { ...CHAT, ...TUESDAYS, name: 'Later', start: '2026-11-18T18:00', end: '2026-11-18T19:00' };
    const change = () => update('split', { ...later, id, dates: 'following', date: '2026-11-17' });
    const { json: next } = await change();
    expect(next).not.toBe(id);
    // The week after next is left out still, and the day after daylight saving ended, too.
    expect((await month('split')).map(({ name, start }) => [name, start.slice(5)])).toEqual([
      [CHAT.name, ALL[1]],
      ['Later', '11-18T18:00'],
    ]);
    expect((await change()).json).toBe(next);
    expect(await month('split')).toHaveLength(2);
    // From its first date on is all of it.
    expect(
      (await update('split', { ...later, name: 'All', id: next, dates: 'following', date: '2026-11-18' }))
        .json,
    ).toBe(next);
    expect((await month('split')).map(({ name }) => name)).toEqual([CHAT.name, 'All']);
  });

  it('are deleted from one on, and brought back', async () => {
    const id = await made('ends');
    await deleteDates('ends', id, 'this', '2026-11-24');
    const reply = await deleteDates('ends', id, 'following', '2026-11-17');
    expect(await starts('ends')).toEqual(ALL.slice(0, 2));
    for (let again = 0; again < 2; again += 1) await undo('ends', reply);
    expect(await starts('ends')).toEqual(ALL.slice(0, 3));
    const all = await deleteDates('ends', id, 'following', '2026-10-27');
    expect(await month('ends')).toEqual([]);
    await undo('ends', all);
    expect(await starts('ends')).toEqual(ALL.slice(0, 3));
  });

  it('take the event along when the last of them is deleted, and bring it back', async () => {
    const id = await made('last', { repeatsUntil: '2026-11-03' });
    await deleteDates('last', id, 'this', '2026-10-27');
    const reply = await deleteDates('last', id, 'this', '2026-11-03');
    expect((await deleteDates('last', id, 'this', '2026-11-03')).json).toMatchObject({
      detail: calendarFailures.gone,
    });
    await undo('last', reply);
    expect(await starts('last')).toEqual([ALL[0]]);
  });

  it('come back with their event', async () => {
    const id = await made('whole');
    await deleteDates('whole', id, 'this', '2026-11-10');
    const reply = await remove('whole', id);
    await undo('whole', reply);
    expect(await starts('whole')).toEqual([ALL[0], ALL[2], ALL[3]]);
  });

  it('are refused where there is none, one is not named, or it is another person’s', async () => {
    const id = await made('refused');
    const body = { ...CHAT, id, dates: 'this' };
    const none = { status: 404, json: { detail: calendarFailures.noSuchDate } };
    for (const date of ['2026-11-11', '2026-12-22', '2026-10-20']) {
      expect(await update('refused', { ...body, date })).toMatchObject(none);
      expect(await deleteDates('refused', id, 'following', date)).toMatchObject(none);
    }
    expect(await update('refused', body)).toMatchObject({
      status: 400,
      json: { modelState: { date: [calendarFailures.noSuchDate] } },
    });
    expect(await update('refused', { ...body, dates: 'some' })).toMatchObject({
      status: 400,
      json: { modelState: { dates: ['Choose from the list'] } },
    });
    expect(await update('refused', { ...body, date: '2026-11-10', end: CHAT.start })).toMatchObject({
      status: 400,
      json: { modelState: { end: ['The end must be after the start'] } },
    });
    expect((await update('somebody else', { ...body, date: '2026-11-10' })).status).toBe(404);
    expect((await deleteDates('somebody else', id, 'this', '2026-11-10')).status).toBe(404);
    expect(await starts('refused')).toEqual(ALL);
  });

  it('are no more than one answer puts back, and the slip of so many does', async () => {
    const id = await made('many', { repeats: 'daily', repeatsUntil: null });
    const long = { description: '\u0001é'.repeat(2000), end: '2026-11-17T18:00' };
    const replies = [];
    for (let day = 1; day < 12; day += 1)
      replies.push(
        await update('many', {
          ...CHAT,
          ...long,
          id,
          dates: 'this',
          date: `2026-11-${String(day).padStart(2, '0')}`,
        }),
      );
    const refused = replies.filter(({ status }) => status === 400);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ json: { modelState: { name: [calendarFailures.tooManyChanges] } } });
    const before = await month('many');
    await undo('many', await remove('many', id));
    expect(await month('many')).toEqual(before);
  });

  it('hold for two tabs at once', async () => {
    const id = await made('tabs');
    await Promise.all(
      ['2026-11-03', '2026-11-10', '2026-11-17'].map((date) => deleteDates('tabs', id, 'this', date)),
    );
    expect(await starts('tabs')).toEqual([ALL[3]]);
  });
});

it('keeps no last day of an event that does not come back', async () => {
  await save('once', { repeatsUntil: '2026-12-01' });
  expect(await month('once')).toMatchObject([{ repeats: 'never', repeatsUntil: null }]);
});

it('keeps two events apart that go on until different days', async () => {
  const weekly = { repeats: 'weekly', repeatsUntil: '2026-11-24' };
  const { json: id } = await save('apart', weekly);
  expect((await save('apart', weekly)).json).toBe(id);
  expect((await save('apart', { ...weekly, repeatsUntil: '2026-12-01' })).json).not.toBe(id);
});

it('shows what is due in the application hub, with whose date it is', async () => {
  const started = await api.call('POST', '/application/start', {
    as: 'hub',
    body: { applicationDefinitionId: 1984191 },
  });
  const { application } = started.json as { application: { userApplication: { id: number } } };
  await api.call('PUT', `/application/${application.userApplication.id}`, {
    as: 'hub',
    body: { dueDate: '2026-11-25' },
  });
  expect(await month('hub')).toMatchObject([
    { id: null, schoolName: 'Duke University', start: '2026-11-25T00:00', source: 'student' },
  ]);
  expect(await month('hub', '&filterCategory=Admission')).toHaveLength(1);
  expect(await month('hub', '&filterCategory=Sports')).toEqual([]);
  for (const days of ['beginDate=2026-11-01&endDate=2026-11-24', 'beginDate=2026-11-26&endDate=2026-11-30'])
    expect((await ask('hub', days)).json).toEqual([]);
});

describe('dates of other features (API-177)', () => {
  const ASHEVILLE = 199111;
  const inYear = async (as: string, more = '') => {
    const months = [
      'beginDate=2026-12-01&endDate=2027-01-31',
      'beginDate=2027-02-01&endDate=2027-03-31',
    ] as const;
    const replies = await Promise.all(months.map((days) => ask(as, `${days}${more}`)));
    return replies.flatMap(({ json }) => json as CalendarEvent[]);
  };

  it('shows what saved colleges and programs state, with the source, and no day that is not known', async () => {
    await api.database.query(
      `update catalog.college_application set early_on = '2026-12-15', closes_on = '2027-02-01' where college_id = $1 and kind = 'first-year'`,
      [ASHEVILLE],
    );
    await api.database.query(`update catalog.enrichment_program set apply_by = '2027-03-01' where id = 6`);
    await api.database.query('update catalog.version set revision = revision + 1');
    await api.dependencies.catalog.refresh();
    expect(await inYear('saves')).toEqual([]);
    await api.call('POST', '/collegePlanning', { as: 'saves', body: { organizationID: ASHEVILLE } });
    // Of program 3 only a month is known.
    for (const id of [3, 6])
      await api.call('POST', '/StudentEnrichment/savedPrograms', { as: 'saves', body: { id } });
    const college = {
      id: null,
      schoolName: 'University of North Carolina Asheville',
      category: 'Admission',
      source: 'saved-college',
      statedBy: 'unca.edu/admission-application-deadlines',
      allDayEvent: true,
    };
    const early = { ...college, name: 'Early first-year application due', start: '2026-12-15T00:00' };
    const closes = { ...college, name: 'First-year application due', start: '2027-02-01T00:00' };
    const program = {
      id: null,
      name: 'Apply by this day: NCSSM Summer Accelerator (high school)',
      category: 'Registration',
      source: 'saved-enrichment',
      statedBy: 'morganton.com article of 2022-12-23 (Summer Accelerator 2023) (2023)',
      start: '2027-03-01T00:00',
    };
    expect(await inYear('saves')).toMatchObject([early, closes, program]);
    expect(await inYear('saves', '&filterCategory=Admission')).toMatchObject([early, closes]);
    expect(await inYear('saves', '&filterCategory=Registration')).toMatchObject([program]);
    expect(await inYear('saves', '&filterCategory=Private')).toEqual([]);
    expect(await inYear('another')).toEqual([]);
    const put = { ...CHAT, name: program.name, category: 'Registration', allDayEvent: true };
    await save('saves', { ...put, start: '2027-03-01T00:00', end: '2027-03-02T00:00' });
    expect(await inYear('saves', '&filterCategory=Registration')).toMatchObject([{ source: 'own' }]);
  });

  it('leaves to the hub what was started there', async () => {
    await api.call('POST', '/collegePlanning', { as: 'starts', body: { organizationID: ASHEVILLE } });
    await api.call('POST', '/application/start', {
      as: 'starts',
      body: { applicationDefinitionId: ASHEVILLE * 10 + 1 },
    });
    expect(await inYear('starts')).toMatchObject([
      { name: 'Application due', start: '2027-02-01T00:00', source: 'college' },
    ]);
  });

  it('shows when a transcript is going to be released, until it is, in the language of the call', async () => {
    await save('transcripts');
    await api.database.query(
      `insert into portal.transcript_requests (person_id, application_id, college_id, ceeb, type, status, asked_at, release_on)
       select id, 1, $1 + n, '340001', 'Midyear', case n when 0 then 'Pending' else 'Canceled' end, now(), '2027-01-29'
       from portal.people, generate_series(0, 1) n where subject = 'transcripts'`,
      [ASHEVILLE],
    );
    expect(await inYear('transcripts')).toMatchObject([
      {
        name: 'Your school releases your midyear transcript',
        start: '2027-01-29T00:00',
        source: 'transcript',
        statedBy: null,
      },
    ]);
  });

  it('asks the database no more often however much is saved', async () => {
    const queries = async (as: string) => {
      const spy = vi.spyOn(api.database.pool, 'query');
      await ask(as, 'beginDate=2026-12-01&endDate=2027-01-31');
      const { length } = spy.mock.calls;
      spy.mockRestore();
      return length;
    };
    await save('few');
    const few = await queries('few');
    await save('many');
    await api.database.query(
      `insert into portal.saved_colleges (person_id, college_id)
       select p.id, s.college_id from portal.people p, catalog.college_sector s where subject = 'many'`,
    );
    await api.database.query(
      `insert into portal.saved_enrichment (person_id, code)
       select p.id, e.id::text from portal.people p, catalog.enrichment_program e where subject = 'many'`,
    );
    expect(few).toBeGreaterThan(0);
    expect(await queries('many')).toBe(few);
  });
});

it('keeps no more than the limit, shows a month of all of them at once, and says so', async () => {
  await save('full');
  await api.database.query(
    `insert into portal.calendar_events (person_id, name, school_name, category, start, "end", all_day_event, description, repeats)
     select id, 'Event ' || n, '', 'Private', '2026-11-17T16:00', '2026-11-17T17:00', false, '', 'never'
     from portal.people, generate_series(2, $1::int) n where subject = 'full'`,
    [CALENDAR_EVENTS_LIMIT],
  );
  expect(await month('full')).toHaveLength(CALENDAR_EVENTS_LIMIT);
  expect(await save('full', { name: 'One more' })).toMatchObject({
    status: 400,
    json: { modelState: { name: [calendarFailures.tooMany] } },
  });
  expect((await save('full')).status).toBe(200);
});

it('keeps no more events that repeat than the limit, whichever way they come', async () => {
  const { json: once } = await save('weekly');
  const { json: every } = await save('weekly', { name: 'Every week', repeats: 'weekly' });
  await api.database.query(
    `insert into portal.calendar_events (person_id, name, school_name, category, start, "end", all_day_event, description, repeats)
     select id, 'Event ' || n, '', 'Private', '2027-11-17T16:00', '2027-11-17T17:00', false, '', 'daily'
     from portal.people, generate_series(2, $1::int) n where subject = 'weekly'`,
    [RECURRING_EVENTS_LIMIT],
  );
  const refused = { status: 400, json: { modelState: { repeats: [calendarFailures.tooManyRecurring] } } };
  expect(await save('weekly', { name: 'One more', repeats: 'monthly' })).toMatchObject(refused);
  expect(await update('weekly', { ...CHAT, id: once, repeats: 'weekly' })).toMatchObject(refused);
  expect((await month('weekly')).filter(({ name }) => name === CHAT.name)).toHaveLength(1);
  // What is there may change, and what comes once may come.
  expect((await update('weekly', { ...CHAT, id: every, name: 'Every week', repeats: 'daily' })).status).toBe(
    200,
  );
  expect((await save('weekly', { name: 'Once more' })).status).toBe(200);
  const { undo } = (await remove('weekly', every)).json as { undo: string };
  expect((await save('weekly', { name: 'In its place', repeats: 'weekly' })).status).toBe(200);
  expect(
    await api.call('POST', '/Calendar/restoreStudentEvent', { as: 'weekly', body: { undo } }),
  ).toMatchObject(refused);
});

it('takes no other person’s event, no token, and no range that is too long or backward', async () => {
  const { json: id } = await save('owner');
  expect(await update('other', { ...CHAT, id })).toMatchObject({
    status: 404,
    json: { detail: calendarFailures.gone },
  });
  expect((await remove('other', id)).status).toBe(404);
  expect(
    (await api.call('GET', '/Calendar/getAllEvents?beginDate=2026-11-01&endDate=2026-11-30')).status,
  ).toBe(401);
  for (const days of ['beginDate=2026-11-02&endDate=2026-11-01', 'beginDate=2026-11-01&endDate=2027-11-01'])
    expect((await ask('owner', days)).status).toBe(400);
});
