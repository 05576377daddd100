import {
  CALENDAR_DAYS_LIMIT,
  CALENDAR_EVENTS_LIMIT,
  calendarFailures,
  type NewCalendarEvent,
  studentCalendarOperations as operations,
} from '@longleaf/contract/student-calendar';
import { bind } from '@longleaf/http/bind';
import { badRequest, notFound } from '@longleaf/http/problem';
import { wordsOf } from '@longleaf/http/words-of-call';
import { ALL_CATEGORIES } from '@longleaf/rules/student-calendar/categories';
import { daysLater } from '@longleaf/rules/student-calendar/days';
import { complainAboutTimes, withZeroTimes } from '@longleaf/rules/student-calendar/event-times';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { removalSlips } from '../../http/removal-slip.ts';
import { academicCalendars } from './academic-calendars.ts';
import { bringInEvents } from './bring-in-events.ts';
import { type OtherDate, otherDates } from './other-dates.ts';
import { refuseWrongDays } from './range.ts';
import { calendarEventRepository, type EventRow, removedEvent } from './repository.ts';
import { shownOther, shownOwn } from './shown-events.ts';

export type OwnEvent = EventRow;

/** All events that people put into their calendars themselves. */
export function ownEvents({ database }: Dependencies) {
  return calendarEventRepository(database).all;
}

/** The student calendar: events of one's own beside the days that other features keep. */
export function studentCalendar(app: FastifyInstance, dependencies: Dependencies): void {
  const rows = calendarEventRepository(dependencies.database);
  const slips = removalSlips(dependencies.dataSecret, 'calendar-event', removedEvent);
  const readOthers = otherDates(dependencies);
  bringInEvents(app, dependencies);
  academicCalendars(app, dependencies);

  bind(app, operations.saveStudentEvent, async ({ scope, body }) =>
    withinLimit(await rows.add(scope, checked(body), CALENDAR_EVENTS_LIMIT)),
  );
  bind(app, operations.updateStudentEvent, async ({ scope, body: { id, ...event } }) => {
    if (!(await rows.change(scope, id, checked(event)))) throw notFound(calendarFailures.gone);
    return id;
  });
  bind(app, operations.deleteStudentEvent, async ({ scope, params }) => {
    const removed = await rows.remove(scope, params.id);
    if (!removed) throw notFound(calendarFailures.gone);
    return { removed: true, undo: slips.write(scope.owner, removed) };
  });
  bind(app, operations.restoreStudentEvent, async ({ scope, body }) =>
    withinLimit(await rows.restore(scope, slips.read(scope.owner, body.undo), CALENDAR_EVENTS_LIMIT)),
  );
  bind(app, operations.getAllEvents, async ({ scope, own, query, request }) => {
    const { beginDate, endDate, filterCategory: filter = ALL_CATEGORIES } = query;
    refuseWrongDays(query, CALENDAR_DAYS_LIMIT, calendarFailures.wrongDays);
    const from = `${beginDate}T00:00`;
    const to = `${daysLater(endDate, 1)}T00:00`;
    const category = filter === ALL_CATEGORIES ? undefined : filter;
    const { say } = wordsOf(request);
    const [events, others] = await Promise.all([
      rows.between(scope, { from, to, category }),
      readOthers(own, category),
    ]);
    return [
      ...events.flatMap((event) => shownOwn(event, from, to)),
      ...others
        .filter(({ on }) => on >= beginDate && on <= endDate)
        .filter((day) => !isReplaced(day, events))
        .map((day) => shownOther({ ...day, name: say(day.name) }, scope.owner)),
    ].toSorted((one, other) => one.start.localeCompare(other.start));
  });
}

/** Whether somebody put this very date into their calendar. */
function isReplaced({ on, replacedBy }: OtherDate, events: readonly EventRow[]): boolean {
  return (
    replacedBy !== undefined &&
    events.some(({ name, start }) => start.startsWith(on) && name.includes(replacedBy))
  );
}

function checked(event: NewCalendarEvent): NewCalendarEvent {
  const zeroed = withZeroTimes(event);
  const complaint = complainAboutTimes(zeroed);
  if (complaint !== undefined) throw badRequest({ end: [complaint] });
  return { ...zeroed, repeatsUntil: zeroed.repeats === 'never' ? null : zeroed.repeatsUntil };
}

function withinLimit(id: number | undefined): number {
  if (id === undefined) throw badRequest({ name: [calendarFailures.tooMany] });
  return id;
}
