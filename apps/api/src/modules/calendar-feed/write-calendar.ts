import type { ServerWords } from '@longleaf/platform/words/server-words';
import ical, { ICalCalendarMethod } from 'ical-generator';
import type { DueDay } from '../applications/index.ts';
import type { OwnEvent } from '../student-calendar/index.ts';
import { EASTERN, ruleOf, writeEastern } from './eastern-time.ts';

/** What a calendar is written with beside its days. */
export type About = {
  words: ServerWords;
  productName: string;
  /** Where one does what is due. */
  hub: string;
  /** When the days were looked up. */
  at: Date;
};

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
    timezone: { name: EASTERN, generator: writeEastern },
  });
  const { hostname } = new URL(hub);
  for (const { uid, on, college, title, whose } of days) {
    const what = title === null ? i18n.t('application due') : say(title);
    calendar.createEvent({
      id: `${uid}@${hostname}`,
      stamp: at,
      start: new Date(`${on}T00:00:00`),
      allDay: true,
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
    calendar.createEvent({
      id: `event-${event.id}@${hostname}`,
      stamp: at,
      start: new Date(`${event.start}:00`),
      end: new Date(`${event.end}:00`),
      allDay: event.allDayEvent,
      summary: event.schoolName === '' ? event.name : `${event.schoolName}: ${event.name}`,
      ...(event.description !== '' && { description: event.description }),
      ...(!event.allDayEvent && { timezone: EASTERN }),
      ...(rule !== null && { repeating: rule }),
    });
  }
  return calendar.toString();
}
