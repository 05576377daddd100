import type { CalendarEvent } from '@longleaf/contract/student-calendar';
import type { WhichDates } from '@longleaf/rules/student-calendar/which-dates';

const DAY_LENGTH = 10;

/** Whether it is the first date of its event by its rule. */
export function isFirstDate({ date, whole }: Pick<CalendarEvent, 'date' | 'whole'>): boolean {
  return date === whole?.start.slice(0, DAY_LENGTH);
}

/** Whether this date of a recurring event was changed alone. */
export function isChangedAlone(event: CalendarEvent): boolean {
  const { whole, start, date } = event;
  const words = ['name', 'schoolName', 'category', 'description', 'allDayEvent'] as const;
  return (
    whole !== null &&
    (start !== `${date}${whole.start.slice(DAY_LENGTH)}` ||
      lengthOf(event) !== lengthOf(whole) ||
      words.some((word) => event[word] !== whole[word]))
  );
}

function lengthOf({ start, end }: Pick<CalendarEvent, 'start' | 'end'>): number {
  return Date.parse(`${end}Z`) - Date.parse(`${start}Z`);
}

/** The draft of what is typed about an event, or about dates of it. */
export function draftOf({ id, date }: CalendarEvent, dates: WhichDates): string {
  return dates === 'all' ? `${DRAFTS}${id}` : `${DRAFTS}${id}:${dates}:${date}`;
}

/** How the drafts of events begin. */
export const DRAFTS = 'calendar:';

/** What of an event a draft is about, where the event is among these; no event for that of a new one. */
export function ofDraft(
  name: string,
  events: readonly CalendarEvent[],
): { event?: CalendarEvent; dates: WhichDates } | undefined {
  const [id = '', dates = 'all', date] = name.slice(DRAFTS.length).split(':');
  if (id === 'new') return date === undefined && dates === 'all' ? { dates: 'all' } : undefined;
  const event = events.find((one) => String(one.id) === id && (date === undefined || one.date === date));
  if (!event) return undefined;
  return { event, dates: dates === 'this' || dates === 'following' ? dates : 'all' };
}

/** Which dates were deleted, told from all others. */
export function removedKey(id: number, dates: WhichDates, date: string | null): string {
  return dates === 'all' ? `${id}` : `${id} ${dates} ${date}`;
}

/** The events without those of which `isGone` tells that they were deleted. */
export function withoutRemoved(
  events: readonly CalendarEvent[],
  isGone: (removed: { id: string; name: string }) => boolean,
): CalendarEvent[] {
  const is = (id: number, dates: WhichDates, date: string | null) =>
    isGone({ id: removedKey(id, dates, date), name: '' });
  const endsOn = new Map<number, string>();
  for (const { id, date } of events) {
    if (id === null || date === null || !is(id, 'following', date)) continue;
    const before = endsOn.get(id);
    endsOn.set(id, before === undefined || date < before ? date : before);
  }
  return events.filter(({ id, date }) => {
    if (id === null) return true;
    const last = endsOn.get(id);
    return !is(id, 'all', date) && !is(id, 'this', date) && (last === undefined || (date ?? '') < last);
  });
}
