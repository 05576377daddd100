import { setImmediate } from 'node:timers/promises';
import type { ServerWords } from '@longleaf/platform/words/server-words';
import ical, { ICalCalendarMethod, type ICalEventData } from 'ical-generator';
import type { DueDay } from '../applications/index.ts';
import type { OwnEvent } from '../student-calendar/index.ts';
import { EASTERN_ZONE } from '@longleaf/rules/time/eastern-zone';
import { ruleOf, writeEastern } from './eastern-time.ts';

/** What a calendar is written with beside its days. */
export type About = {
  words: ServerWords;
  productName: string;
  /** Where one does what is due. */
  hub: string;
  /** When the days were looked up. */
  at: Date;
};

type OwnWords = Pick<OwnEvent, 'start' | 'end' | 'allDayEvent' | 'name' | 'schoolName' | 'description'>;

/** How often a calendar program should come back, in seconds. */
const SIX_HOURS = 6 * 3600;

/** Events that are written in one go: some ten milliseconds, after which others have their turn. */
const PORTION = 250;

/**
 * Days and a person's own events as a calendar (RFC 5545), each under the same UID whenever it is read: a due day as a
 * whole day, an event at its hour on eastern clocks. Written in portions, as thousands of events would hold up everybody
 * else's calls.
 */
export async function writeCalendar(
  days: readonly DueDay[],
  events: readonly OwnEvent[],
  about: About,
): Promise<string> {
  const entries = entriesOf(days, events, about);
  const [head, end, first] = partsOf(writePortion(take(entries, PORTION), about));
  const portions = [head, first];
  for (;;) {
    const portion = take(entries, PORTION);
    if (portion.length === 0) return [...portions, end].join('');
    await setImmediate();
    const [, , written] = partsOf(writePortion(portion, about));
    portions.push(written);
  }
}

/** The next ones of a list, as many as wanted or left. */
function take<Entry>(entries: Iterator<Entry>, count: number): Entry[] {
  const taken: Entry[] = [];
  while (taken.length < count) {
    const next = entries.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}

const FIRST = '\r\nBEGIN:VEVENT\r\n';
const LAST = '\r\nEND:VEVENT\r\n';

/**
 * What is before the events of a written calendar, after them, and they themselves. No words of an event are taken for
 * a line of the calendar: line breaks within them are written as `\n`.
 */
function partsOf(calendar: string): readonly [head: string, end: string, events: string] {
  const before = calendar.indexOf(FIRST);
  if (before === -1) return [calendar, '', ''];
  const startsAt = before + 2;
  const endsAt = calendar.lastIndexOf(LAST) + LAST.length;
  return [calendar.slice(0, startsAt), calendar.slice(endsAt), calendar.slice(startsAt, endsAt)];
}

/** Some events as a whole calendar. */
function writePortion(entries: readonly ICalEventData[], { words, productName }: About): string {
  return ical({
    name: words.i18n.t('{productName}: what is due', { productName }),
    prodId: { company: productName, product: 'Due dates', language: words.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: SIX_HOURS,
    // A zone for the whole calendar would write the moment of the stamps on its clocks; RFC 5545 asks for UTC.
    timezone: { name: null, generator: writeEastern },
    x: { 'X-WR-TIMEZONE': EASTERN_ZONE },
    events: [...entries],
  }).toString();
}

/** Everything that stands in the calendar, one after the other as it is asked for. */
function* entriesOf(
  days: readonly DueDay[],
  events: readonly OwnEvent[],
  about: About,
): Generator<ICalEventData, void> {
  for (const day of days) yield dueDay(day, about);
  for (const event of events) yield* ownEvent(event, about);
}

function dueDay({ uid, on, college, title, whose }: DueDay, { words, hub, at }: About): ICalEventData {
  const { i18n, say } = words;
  const what = title === null ? i18n.t('application due') : say(title);
  return {
    id: `${uid}@${new URL(hub).hostname}`,
    stamp: at,
    start: new Date(`${on}T00:00:00`),
    allDay: true,
    timezone: EASTERN_ZONE,
    summary: `${college}: ${what}`,
    description:
      whose === 'college'
        ? i18n.t('The college’s own date. Look at its page before you rely on it.')
        : i18n.t('Your own date.'),
    url: hub,
  };
}

/** An event, and each date of it that is not as the others are. */
function* ownEvent(event: OwnEvent, { hub, at }: About): Generator<ICalEventData, void> {
  const { hostname } = new URL(hub);
  const rule = ruleOf(event);
  const id = `event-${event.id}@${hostname}`;
  const own = (one: OwnWords): ICalEventData => ({
    id,
    stamp: at,
    start: new Date(`${one.start}:00`),
    end: new Date(`${one.end}:00`),
    allDay: one.allDayEvent,
    summary: one.schoolName === '' ? one.name : `${one.schoolName}: ${one.name}`,
    ...(one.description !== '' && { description: one.description }),
    timezone: EASTERN_ZONE,
  });
  yield { ...own(event), ...(rule !== null && { repeating: rule }) };
  if (rule === null) return;
  for (const { day, start, end, allDayEvent, ...words } of event.dates) {
    if (start === null || end === null) continue;
    yield {
      ...own({
        start,
        end,
        allDayEvent: allDayEvent ?? event.allDayEvent,
        name: words.name ?? event.name,
        schoolName: words.schoolName ?? event.schoolName,
        description: words.description ?? event.description,
      }),
      // The library tells no whole day which date it takes the place of: there it is left out, and stands alone.
      ...(event.allDayEvent
        ? { id: `event-${event.id}-${day}@${hostname}` }
        : { recurrenceId: new Date(`${day}${event.start.slice(10)}:00`) }),
    };
  }
}
