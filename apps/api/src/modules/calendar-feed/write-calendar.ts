import type { ServerWords } from '@longleaf/platform/words/server-words';
import ical, { ICalCalendarMethod } from 'ical-generator';
import type { DueDay } from '../applications/index.ts';

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

/** Days as a calendar (RFC 5545): each a whole day, under the same UID whenever it is read. */
export function writeCalendar(days: readonly DueDay[], { words, productName, hub, at }: About): string {
  const { i18n, say } = words;
  const calendar = ical({
    name: i18n.t('{productName}: what is due', { productName }),
    prodId: { company: productName, product: 'Due dates', language: words.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: SIX_HOURS,
  });
  for (const { uid, on, college, title, whose } of days) {
    const what = title === null ? i18n.t('application due') : say(title);
    calendar.createEvent({
      id: `${uid}@${new URL(hub).hostname}`,
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
  return calendar.toString();
}
