import {
  CALENDAR_EVENTS_LIMIT,
  type CalendarEvent,
  RECURRING_EVENTS_LIMIT,
} from '@longleaf/contract/student-calendar';
import {
  IMPORT_EVENTS_LIMIT,
  importFailures,
  type ImportPreview,
} from '@longleaf/contract/student-calendar-import';
import { expect, it } from 'vitest';
import { modelStateOf, startApi } from '../../../test/start-api.ts';

const api = await startApi({
  now: '2026-11-23T15:00:00Z',
  settings: { PORTAL_URL: 'https://portal.example' },
});

const fileOf = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (uid: string, ...lines: string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT'];
const VISIT = event(
  'visit',
  'SUMMARY:Campus visit',
  'DTSTART:20261127T150000Z',
  'DTEND:20261127T170000Z',
  'DESCRIPTION:Bring a coat',
);
const CLUB = event(
  'club',
  'SUMMARY:Robotics',
  'DTSTART;TZID=America/New_York:20261124T160000',
  'DURATION:PT1H',
  'RRULE:FREQ=WEEKLY;BYDAY=TU,TH',
);
const OLD = event('old', 'SUMMARY:Long ago', 'DTSTART;VALUE=DATE:20200101');
const FILE = fileOf(
  ...VISIT,
  ...CLUB,
  ...OLD,
  ...event('off', 'SUMMARY:Off', 'STATUS:CANCELLED', 'DTSTART:20261127T150000Z'),
);

function form(content: string | Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('file', new Blob([content]), 'calendar.ics');
  return body;
}
const preview = (as: string, content: string | Uint8Array<ArrayBuffer> = FILE) =>
  api.call('POST', '/Calendar/previewImport', { as, body: form(content) });
const bring = (as: string, chosen: string, content = FILE, category = 'Sports') =>
  api.call('POST', '/Calendar/importEvents', { as, body: form(content, { chosen, category }) });
const seen = async (as: string, content = FILE) => (await preview(as, content)).json as ImportPreview;
const keysOf = ({ events }: ImportPreview) => events.map(({ key }) => key).join(',');
const calendar = async (as: string) =>
  (await api.call('GET', '/Calendar/getAllEvents?beginDate=2026-11-20&endDate=2026-11-30', { as }))
    .json as CalendarEvent[];
const kept = async (as: string) => {
  const { rows } = await api.database.query<{ total: number }>(
    `select count(*)::int as total from portal.calendar_events e join portal.people p on p.id = e.person_id where p.subject = $1`,
    [as],
  );
  return rows[0]?.total;
};

it('says what would come in, what is over, what does not and why, and keeps nothing', async () => {
  const { status, json } = await preview('looks');
  expect(status).toBe(200);
  expect(json).toMatchObject({
    kept: 0,
    others: 0,
    isCut: false,
    events: [
      {
        name: 'Campus visit',
        start: '2026-11-27T10:00',
        end: '2026-11-27T12:00',
        adds: 1,
        isOver: false,
        repeats: 'never',
      },
      { name: 'Robotics', adds: 2, repeats: 'weekly', notes: ['one-for-each-weekday'] },
      { name: 'Long ago', isOver: true, allDayEvent: true },
    ],
    leftOut: [{ name: 'Off', start: '2026-11-27T10:00', reason: 'cancelled' }],
  });
  expect(await kept('looks')).toBe(0);
});

it('adds what was chosen, once however often the file comes, and takes it out again', async () => {
  const [visit, club] = (await seen('adds')).events;
  const { status, json } = await bring('adds', `${visit?.key},${club?.key}`);
  expect(status).toBe(200);
  const { added } = json as { added: number[] };
  expect(added).toHaveLength(3);
  expect(await calendar('adds')).toEqual([
    expect.objectContaining({
      name: 'Robotics',
      start: '2026-11-24T16:00',
      category: 'Sports',
      repeats: 'weekly',
    }),
    expect.objectContaining({ name: 'Robotics', start: '2026-11-26T16:00' }),
    expect.objectContaining({
      name: 'Campus visit',
      description: 'Bring a coat',
      schoolName: '',
      source: 'own',
    }),
  ]);
  expect((await seen('adds')).events.map(({ adds }) => adds)).toEqual([0, 0, 1]);
  expect((await bring('adds', `${visit?.key}`)).json).toEqual({ added: [] });
  const undo = () => api.call('POST', '/Calendar/undoImport', { as: 'adds', body: { ids: added } });
  expect((await undo()).json).toEqual({ removed: 3 });
  expect(await calendar('adds')).toEqual([]);
  expect(await undo()).toMatchObject({ status: 404, json: { detail: importFailures.goneAlready } });
});

it('brings in an event that repeats with its moved and left out dates, and takes all of it out', async () => {
  const file = fileOf(
    ...event(
      'series',
      'SUMMARY:Choir',
      'DTSTART;TZID=America/New_York:20261120T160000',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY',
      'EXDATE:20261122T210000Z',
    ),
    ...event(
      'series',
      'SUMMARY:Concert',
      'RECURRENCE-ID;TZID=America/New_York:20261121T160000',
      'DTSTART;TZID=America/New_York:20261121T190000',
      'DURATION:PT2H',
    ),
  );
  const found = await seen('choir', file);
  expect(found.events).toMatchObject([
    { name: 'Choir', adds: 1, repeats: 'daily', notes: ['dates-changed'] },
  ]);
  const { added } = (await bring('choir', keysOf(found), file)).json as { added: number[] };
  expect((await calendar('choir')).slice(0, 3).map(({ name, start }) => [name, start])).toEqual([
    ['Choir', '2026-11-20T16:00'],
    ['Concert', '2026-11-21T19:00'],
    ['Choir', '2026-11-23T16:00'],
  ]);
  await api.call('POST', '/Calendar/undoImport', { as: 'choir', body: { ids: added } });
  expect(await calendar('choir')).toEqual([]);
});

it('leaves what the person changed as it is, also when the file says another thing by now', async () => {
  const first = await seen('edits');
  const { added } = (await bring('edits', `${first.events[0]?.key}`)).json as { added: number[] };
  const own = {
    name: 'Mine',
    category: 'Private',
    start: '2026-11-28T10:00',
    end: '2026-11-28T11:00',
    allDayEvent: false,
  };
  await api.call('POST', '/Calendar/updateStudentEvent', { as: 'edits', body: { ...own, id: added[0] } });
  const moved = FILE.replace('20261127T150000Z', '20261127T140000Z');
  const again = await seen('edits', moved);
  expect(again.events[0]).toMatchObject({ key: first.events[0]?.key, adds: 0 });
  expect((await bring('edits', `${again.events[0]?.key}`, moved)).json).toEqual({ added: [] });
  expect(await calendar('edits')).toMatchObject([{ name: 'Mine', start: '2026-11-28T10:00' }]);
});

it('knows a deleted event that was brought back, and one that came in again meanwhile', async () => {
  const key = (await seen('back')).events[0]?.key ?? '';
  const { added } = (await bring('back', key)).json as { added: number[] };
  const remove = async () =>
    (await api.call('GET', `/Calendar/deleteStudentEvent/${added[0]}`, { as: 'back' })).json as {
      undo: string;
    };
  const restore = (undo: string) =>
    api.call('POST', '/Calendar/restoreStudentEvent', { as: 'back', body: { undo } });
  const { undo } = await remove();
  expect((await restore(undo)).status).toBe(200);
  expect((await seen('back')).events[0]?.adds).toBe(0);
  await remove();
  await bring('back', key);
  expect((await restore(undo)).status).toBe(200);
  expect(await kept('back')).toBe(1);
});

it('adds one once for two tabs at once', async () => {
  const keys = keysOf(await seen('tabs'));
  const replies = await Promise.all([bring('tabs', keys), bring('tabs', keys), bring('tabs', keys)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await kept('tabs')).toBe(4);
});

it('refuses all of them when they would be more than a person can have, with the numbers', async () => {
  await preview('full');
  await api.database.query(
    `insert into portal.calendar_events (person_id, name, school_name, category, start, "end", all_day_event, description, repeats)
     select id, 'Event ' || n, '', 'Private', '2026-12-17T16:00', '2026-12-17T17:00', false, '', 'never'
     from portal.people, generate_series(1, $1::int) n where subject = 'full'`,
    [CALENDAR_EVENTS_LIMIT - 2],
  );
  const file = await seen('full');
  expect(file.kept).toBe(CALENDAR_EVENTS_LIMIT - 2);
  const reply = await bring('full', keysOf(file));
  expect(reply.status).toBe(400);
  expect(modelStateOf(reply)).toEqual({ chosen: [importFailures.noRoom(CALENDAR_EVENTS_LIMIT - 2, 4)] });
  expect(await kept('full')).toBe(CALENDAR_EVENTS_LIMIT - 2);
  expect((await bring('full', `${file.events[1]?.key}`)).status).toBe(200);
});

it('takes in all events of the longest file, and takes them out again', async () => {
  const many = Array.from({ length: IMPORT_EVENTS_LIMIT }, (_, n) =>
    event(`e${n}`, `SUMMARY:Event ${n}`, `DTSTART;VALUE=DATE:2027${String(1 + (n % 12)).padStart(2, '0')}15`),
  );
  const file = fileOf(...many.flat());
  const reply = await bring('long', keysOf(await seen('long', file)), file);
  expect(modelStateOf(reply)).toBeUndefined();
  const { added } = reply.json as { added: number[] };
  expect(new Set(added).size).toBe(IMPORT_EVENTS_LIMIT);
  expect(await kept('long')).toBe(IMPORT_EVENTS_LIMIT);
  const undone = await api.call('POST', '/Calendar/undoImport', { as: 'long', body: { ids: added } });
  expect(undone.json).toEqual({ removed: IMPORT_EVENTS_LIMIT });
});

it('refuses all of them when more would repeat than a person can have, with the numbers', async () => {
  await preview('repeats');
  await api.database.query(
    `insert into portal.calendar_events (person_id, name, school_name, category, start, "end", all_day_event, description, repeats)
     select id, 'Event ' || n, '', 'Private', '2026-12-17T16:00', '2026-12-17T17:00', false, '', 'weekly'
     from portal.people, generate_series(1, $1::int) n where subject = 'repeats'`,
    [RECURRING_EVENTS_LIMIT - 1],
  );
  const file = await seen('repeats');
  const reply = await bring('repeats', keysOf(file));
  expect(modelStateOf(reply)).toEqual({
    chosen: [importFailures.noRoomToRepeat(RECURRING_EVENTS_LIMIT - 1, 2)],
  });
  expect(await kept('repeats')).toBe(RECURRING_EVENTS_LIMIT - 1);
  expect((await bring('repeats', `${file.events[0]?.key},${file.events[2]?.key}`)).status).toBe(200);
});

it('gives an event without a name one, and says so', async () => {
  const file = fileOf(...event('none', 'DTSTART;VALUE=DATE:20261127'));
  const found = await seen('nameless', file);
  expect(found.events).toMatchObject([{ name: '', notes: ['no-name'] }]);
  await bring('nameless', keysOf(found), file);
  expect(await calendar('nameless')).toMatchObject([{ name: 'Event without a name' }]);
});

it('names each field that is wrong', async () => {
  const key = (await seen('wrong')).events[0]?.key ?? '';
  expect(modelStateOf(await bring('wrong', ''))).toEqual({ chosen: [importFailures.nothingChosen] });
  expect(modelStateOf(await bring('wrong', `${key},other`))).toEqual({ chosen: [importFailures.notInFile] });
  expect(modelStateOf(await bring('wrong', key, FILE, 'Party'))).toEqual({
    category: ['Choose from the list'],
  });
  const undo = (ids: unknown) => api.call('POST', '/Calendar/undoImport', { as: 'wrong', body: { ids } });
  for (const ids of [[], 'x', undefined, Array.from({ length: CALENDAR_EVENTS_LIMIT + 1 }, () => 1)])
    expect(modelStateOf(await undo(ids))).toEqual({ ids: [importFailures.nothingChosen] });
  expect((await undo([0])).status).toBe(400);
});

it.each<[string, string | Uint8Array<ArrayBuffer>, number, string]>([
  ['nothing', '', 400, 'This file is empty.'],
  ['binary', new Uint8Array(5000).fill(7), 400, 'This kind of file does not work here. These do: ICS.'],
  ['a table', 'Name,Date\nVisit,2026-11-27', 400, 'This kind of file does not work here. These do: ICS.'],
  ['10 MB', FILE + ' '.repeat(10 * 1024 * 1024), 413, 'This file is too large. Use one of at most 4 MB.'],
  ['a word alone', 'BEGIN:VCALENDARISH', 400, importFailures.noCalendar],
  [
    'too many events',
    fileOf(...Array.from({ length: 5001 }, (_, n) => event(String(n), 'DTSTART:20261127')).flat()),
    400,
    importFailures.tooManyInFile,
  ],
])('says what is wrong with a file that is %s', async (_, content, status, words) => {
  const replies = [await preview('hostile', content)];
  if (typeof content === 'string') replies.push(await bring('hostile', 'x', content));
  for (const reply of replies) {
    expect(reply.status).toBe(status);
    expect(modelStateOf(reply)).toEqual({ file: [words] });
  }
});

it('reads old letters, zero characters, long lines, deep nests and a rule without an end, in little time', async () => {
  const latin = new Uint8Array(
    Buffer.from(fileOf(...event('1', 'SUMMARY:Café', 'DTSTART:20261127')), 'latin1'),
  );
  expect((await preview('odd', latin)).json).toMatchObject({ events: [{ name: 'Café' }] });
  const odd = fileOf(
    ...Array.from({ length: 50_000 }, () => 'BEGIN:VCALENDAR'),
    ...event('2', `SUMMARY:a\0b${'x'.repeat(1_000_000)}`, 'DTSTART:20261127'),
    ...event('3', 'SUMMARY:Every second', 'DTSTART:19000101T000000Z', 'RRULE:FREQ=SECONDLY'),
    ...event(
      '4',
      'SUMMARY:A million',
      'DTSTART:20261127T000000Z',
      'RRULE:FREQ=DAILY;INTERVAL=3;COUNT=1000000',
    ),
    ...event('5', 'SUMMARY:Never', 'DTSTART:20261127T000000Z', 'RRULE:FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=31'),
    ...event(
      '6',
      'SUMMARY:Dates',
      'DTSTART:20261127T000000Z',
      `RDATE:${Array.from({ length: 50_000 }, () => '20261128T000000Z').join(',')}`,
    ),
  );
  const { status, json } = await preview('odd', odd);
  expect(status).toBe(200);
  const { events, leftOut } = json as ImportPreview;
  expect(events.map(({ name, notes }) => [name.slice(0, 5), notes])).toEqual([
    ['abxxx', ['text-cut']],
    ['Dates', ['single-dates', 'no-end']],
  ]);
  expect(leftOut.map(({ reason }) => reason)).toEqual(['rule', 'rule', 'over']);
});

it('reads 5,000 events, and adds 500 of them at once', async () => {
  const many = fileOf(
    ...Array.from({ length: 5000 }, (_, n) =>
      event(
        `${n}@google.com`,
        `SUMMARY:Event ${n}`,
        'DTSTART;TZID=America/New_York:20261127T160000',
        'DTEND;TZID=America/New_York:20261127T170000',
        `DESCRIPTION:${'words '.repeat(40)}`,
      ),
    ).flat(),
  );
  const found = await seen('many', many);
  expect(found.events).toHaveLength(5000);
  const chosen = found.events.slice(0, 500).map(({ key }) => key);
  const { json } = await bring('many', chosen.join(','), many);
  expect((json as { added: number[] }).added).toHaveLength(500);
  expect(await kept('many')).toBe(500);
});

it('is for nobody without a token, and takes out nobody else’s events or what was not brought in', async () => {
  for (const path of ['/Calendar/previewImport', '/Calendar/importEvents'])
    expect((await api.call('POST', path, { body: form(FILE) })).status).toBe(401);
  expect((await api.call('POST', '/Calendar/undoImport', { body: { ids: [1] } })).status).toBe(401);
  const key = (await seen('owner')).events[0]?.key ?? '';
  const { added } = (await bring('owner', key)).json as { added: number[] };
  const undo = (as: string, ids: unknown) => api.call('POST', '/Calendar/undoImport', { as, body: { ids } });
  expect((await undo('other', added)).status).toBe(404);
  const own = {
    name: 'Mine',
    category: 'Private',
    start: '2026-11-28T10:00',
    end: '2026-11-28T11:00',
    allDayEvent: false,
  };
  const { json: id } = await api.call('POST', '/Calendar/saveStudentEvent', { as: 'owner', body: own });
  expect((await undo('owner', [id])).status).toBe(404);
  expect(await kept('owner')).toBe(2);
});
