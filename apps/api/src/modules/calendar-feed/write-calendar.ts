import type { ServerWords } from '@longleaf/platform/words/server-words';
import ical, { ICalCalendarMethod } from 'ical-generator';
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

/**
 * Days and a person's own events as a calendar (RFC 5545), each under the same UID whenever it is read: a due day as a
 * whole day, an event at its hour on eastern clocks.
 */
export function writeCalendar(
  days: readonly DueDay[],
  events: readonly OwnEvent[],
  { words, productName, hub, at }: About,
): string {
  const { i18n, say } = words;
  const calendar = ical({
    name: i18n.t('{productName}: what is due', { productName }),
    prodId: { company: productName, product: 'Due dates', language: words.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: SIX_HOURS,
    // A zone for the whole calendar would write the moment of the stamps on its clocks; RFC 5545 asks for UTC.
    timezone: { name: null, generator: writeEastern },
    x: { 'X-WR-TIMEZONE': EASTERN_ZONE },
  });
  const { hostname } = new URL(hub);
  for (const { uid, on, college, title, whose } of days) {
    const what = title === null ? i18n.t('application due') : say(title);
    calendar.createEvent({
      id: `${uid}@${hostname}`,
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
    });
  }
  for (const event of events) {
    const rule = ruleOf(event);
    const id = `event-${event.id}@${hostname}`;
    const own = (one: OwnWords) => ({
      id,
      stamp: at,
      start: new Date(`${one.start}:00`),
      end: new Date(`${one.end}:00`),
      allDay: one.allDayEvent,
      summary: one.schoolName === '' ? one.name : `${one.schoolName}: ${one.name}`,
      ...(one.description !== '' && { description: one.description }),
      timezone: EASTERN_ZONE,
    });
    calendar.createEvent({ ...own(event), ...(rule !== null && { repeating: rule }) });
    if (rule === null) continue;
    for (const { day, start, end, allDayEvent, ...words } of event.dates) {
      if (start === null || end === null) continue;
      calendar.createEvent({
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
      });
    }
  }
  return calendar.toString();
}
