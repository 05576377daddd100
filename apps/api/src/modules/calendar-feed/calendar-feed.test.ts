import { calendarFeedMessages } from '@longleaf/contract/calendar-feed';
import type { HubItem } from '@longleaf/contract/applications';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

const NOW = '2026-11-23T15:00:00.000Z';
const api = await startApi({
  catalog: true,
  now: NOW,
  settings: { PORTAL_LANGUAGES: 'en,es,en-XA', PORTAL_URL: 'https://portal.example' },
});

/** An application with a date of its own and a task with one. */
async function hub(as: string): Promise<HubItem> {
  const { json } = await api.call('POST', '/application/start', {
    as,
    body: { applicationDefinitionId: 1984191 },
  });
  const { application } = json as { application: HubItem };
  const appId = application.userApplication.id;
  const essay = application.applicationTasks.find(({ task }) => task === 'essay')?.applicationTaskId;
  await api.call('PUT', `/application/${appId}`, { as, body: { dueDate: '2027-01-05' } });
  await api.call('PUT', `/application/${appId}/${essay}`, { as, body: { dueDate: '2026-12-15' } });
  return application;
}
async function made(as: string): Promise<string> {
  const { json } = await api.call('POST', '/calendarFeed', { as });
  const { address } = json as { address: string };
  expect(address).toMatch(/^https:\/\/portal\.example\/api\/calendarFeed\/[\w-]{43}$/);
  return address.replace('https://portal.example/api', '');
}
/** As a calendar program reads it: without a token, by a parser that is not ours. */
async function read(path: string) {
  const reply = await api.call('GET', path);
  expect(reply.status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(reply.text));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  return { reply, calendar, events };
}

describe('the calendar of what is due', () => {
  it('is valid, with whole days, a UID that stays, and words in the person’s language', async () => {
    const { applicationTasks } = await hub('reads');
    const path = await made('reads');
    const { reply, calendar, events } = await read(path);
    expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    // RFC 5545 §3.1: lines end with CRLF and have 75 octets at most.
    for (const line of reply.text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(reply.text.replaceAll('\r\n', '')).not.toContain('\n');
    // §3.8.7.2: the moment of a stamp is in UTC.
    expect(reply.text.match(/^DTSTAMP:.*$/gm)).toEqual([
      'DTSTAMP:20261123T150000Z',
      'DTSTAMP:20261123T150000Z',
    ]);
    const essay = applicationTasks.find(({ task }) => task === 'essay')?.applicationTaskId;
    expect(
      events
        .map(({ summary, startDate, uid }) => [startDate.toString(), startDate.isDate, summary, uid])
        .toSorted(([a], [b]) => String(a).localeCompare(String(b))),
    ).toEqual([
      ['2026-12-15', true, 'Duke University: Write your essay', `task-${essay}@portal.example`],
      [
        '2027-01-05',
        true,
        'Duke University: application due',
        expect.stringMatching(/^application-\d+@portal/),
      ],
    ]);
    const again = await read(path);
    expect(again.events.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
  });

  it('leaves out what is done, sent or removed', async () => {
    const { userApplication, applicationTasks } = await hub('done');
    const path = await made('done');
    const essay = applicationTasks.find(({ task }) => task === 'essay')?.applicationTaskId;
    await api.call('GET', `/application/${userApplication.id}/${essay}/completed`, { as: 'done' });
    expect((await read(path)).events).toHaveLength(1);
    await api.call('DELETE', `/application/${userApplication.id}/remove`, { as: 'done' });
    expect((await read(path)).events).toEqual([]);
  });

  it('holds a title that tries to be more than text as text', async () => {
    const { userApplication } = await hub('title');
    const title = 'Call;BEGIN:VEVENT,\\n x: “ä”';
    await api.call('POST', `/application/${userApplication.id}/tasks`, {
      as: 'title',
      body: { title, dueDate: '2026-12-01' },
    });
    const { events } = await read(await made('title'));
    expect(events).toHaveLength(3);
    expect(events.map(({ summary }) => summary)).toContain(`Duke University: ${title}`);
  });
});

describe('the person’s own events in it', () => {
  const save = (as: string, part: object) =>
    api.call('POST', '/Calendar/saveStudentEvent', {
      as,
      body: {
        name: 'Practice',
        category: 'Sports',
        start: '2026-10-30T16:00',
        end: '2026-10-30T17:30',
        allDayEvent: false,
        ...part,
      },
    });

  it('keep their hour on both sides of daylight saving, and come back as long as they should', async () => {
    await save('sports', { repeats: 'weekly', repeatsUntil: '2026-11-13', description: 'Bring; water' });
    const { calendar, events } = await read(await made('sports'));
    const written = calendar.getFirstSubcomponent('vtimezone');
    if (!written) throw new Error('No time zone is written.');
    const zone = new ICAL.Timezone(written);
    const [event] = events;
    const times = event?.iterator();
    const found: string[] = [];
    for (let next = times?.next(); next; next = times?.next()) {
      next.zone = zone;
      found.push(next.toJSDate().toISOString());
    }
    expect(zone.tzid).toBe('America/New_York');
    expect(found).toEqual([
      '2026-10-30T20:00:00.000Z',
      '2026-11-06T21:00:00.000Z',
      '2026-11-13T21:00:00.000Z',
    ]);
    expect(event).toMatchObject({ summary: 'Practice', description: 'Bring; water' });
    expect(event?.duration.toSeconds()).toBe(5400);
  });

  it('have dates that were moved and deleted alone, on both sides of daylight saving', async () => {
    const body = { name: 'Practice', category: 'Sports', allDayEvent: false, repeats: 'weekly' };
    const first = { ...body, start: '2026-10-28T16:00', end: '2026-10-28T17:30', repeatsUntil: '2027-03-24' };
    const { json: id } = await save('moved', first);
    for (const day of ['2026-11-04', '2027-03-17'])
      await api.call('GET', `/Calendar/deleteStudentEvent/${Number(id)}?dates=this&date=${day}`, {
        as: 'moved',
      });
    const change = (date: string, start: string, end: string, more: object = {}) =>
      api.call('POST', '/Calendar/updateStudentEvent', {
        as: 'moved',
        body: { ...first, id, dates: 'this', date, start, end, ...more },
      });
    await change('2026-11-11', '2026-11-12T09:00', '2026-11-12T10:00', { name: 'Game; away' });
    await change('2026-11-18', '2026-11-18T00:00', '2026-11-19T00:00', { allDayEvent: true });
    const { calendar, events } = await read(await made('moved'));
    const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? undefined);
    const [whole, ...changed] = events;
    if (!whole) throw new Error('No event is written.');
    expect(changed.map(({ uid }) => uid)).toEqual([whole.uid, whole.uid]);
    for (const one of changed) whole.relateException(one);
    const found: string[] = [];
    const times = whole.iterator();
    for (let next = times.next(); next; next = times.next()) {
      const { item, startDate } = whole.getOccurrenceDetails(next);
      startDate.zone = zone;
      found.push(
        `${item.summary} ${startDate.isDate ? startDate.toString() : startDate.toJSDate().toISOString()}`,
      );
    }
    expect(found.slice(0, 4)).toEqual([
      'Practice 2026-10-28T20:00:00.000Z',
      'Game; away 2026-11-12T14:00:00.000Z',
      'Practice 2026-11-18',
      'Practice 2026-11-25T21:00:00.000Z',
    ]);
    expect(found.slice(-2)).toEqual([
      'Practice 2027-03-10T21:00:00.000Z',
      'Practice 2027-03-24T20:00:00.000Z',
    ]);
  });

  it('have changed whole days as events of their own, and the day is left out', async () => {
    const days = { allDayEvent: true, start: '2026-10-30T00:00', end: '2026-10-31T00:00' };
    const first = {
      name: 'Break',
      category: 'Private',
      ...days,
      repeats: 'weekly',
      repeatsUntil: '2026-11-13',
    };
    const { json: id } = await save('days', first);
    await api.call('POST', '/Calendar/updateStudentEvent', {
      as: 'days',
      body: {
        ...first,
        id,
        dates: 'this',
        date: '2026-11-06',
        start: '2026-11-07T00:00',
        end: '2026-11-08T00:00',
      },
    });
    const { events } = await read(await made('days'));
    const [whole, moved] = events;
    const found: string[] = [];
    const times = whole?.iterator();
    for (let next = times?.next(); next; next = times?.next()) found.push(next.toString());
    expect(found).toEqual(['2026-10-30', '2026-11-13']);
    expect([moved?.startDate.toString(), moved?.uid]).toEqual([
      '2026-11-07',
      `event-${Number(id)}-2026-11-06@portal.example`,
    ]);
  });

  it('are whole days where they last all day, and nobody else’s', async () => {
    await save('whole', { allDayEvent: true, schoolName: 'Duke', end: '2026-11-01T00:00' });
    const { events } = await read(await made('whole'));
    expect(
      events.map(({ startDate, endDate, summary }) => [startDate.toString(), endDate.toString(), summary]),
    ).toEqual([['2026-10-30', '2026-11-01', 'Duke: Practice']]);
    expect((await read(await made('nobody'))).events).toEqual([]);
  });
});

describe('its address', () => {
  it('is told once, changed and ended; the one before works no more', async () => {
    const status = async () => (await api.call('GET', '/calendarFeed', { as: 'ann' })).json;
    expect(await status()).toEqual({ feed: null });
    const first = await made('ann');
    expect(await status()).toEqual({ feed: { madeDate: NOW, lastReadDate: null } });
    await read(first);
    expect(await status()).toEqual({ feed: { madeDate: NOW, lastReadDate: NOW } });
    const second = await made('ann');
    // What read the one before says nothing of the new one.
    expect(await status()).toEqual({ feed: { madeDate: NOW, lastReadDate: null } });
    const dead = { status: 404, json: { detail: calendarFeedMessages.deadAddress } };
    expect(await api.call('GET', first)).toMatchObject(dead);
    await read(second);
    for (const ended of [true, false])
      expect((await api.call('DELETE', '/calendarFeed', { as: 'ann' })).json).toEqual({ ended });
    expect(await api.call('GET', second)).toMatchObject(dead);
    expect(await status()).toEqual({ feed: null });
  });

  it('is no guess, and is in the database for nobody to read', async () => {
    const path = await made('secret');
    const { rows } = await api.database.pool.query<{ row: string; digest: Buffer }>(
      'select f::text as row, token_digest as digest from portal.calendar_feeds f',
    );
    const kept = rows.map(({ row, digest }) => `${row} ${digest.toString('latin1')}`).join('\n');
    expect(kept).not.toContain(path.slice(-43));
    expect(rows.map(({ digest }) => digest.length)).not.toContain(43);
    for (const token of ['x', 'A'.repeat(43), '%27%20or%201=1'])
      expect((await api.call('GET', `/calendarFeed/${token}`)).status).toBe(404);
  });

  it('needs somebody who is signed in to be made, told of or ended', async () => {
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await api.call(method, '/calendarFeed')).status).toBe(401);
  });

  it('shows nobody else’s days', async () => {
    await hub('one');
    const other = await made('two');
    expect((await read(other)).events).toEqual([]);
  });
});
