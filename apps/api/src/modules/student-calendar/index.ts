import {
  CALENDAR_DAYS_LIMIT,
  type CalendarEvent,
  calendarFailures,
  type NewCalendarEvent,
  studentCalendarOperations as operations,
} from '@longleaf/contract/student-calendar';
import { bind } from '@longleaf/http/bind';
import { badRequest } from '@longleaf/http/problem';
import type { Scope } from '@longleaf/http/policy';
import { wordsOf } from '@longleaf/http/words-of-call';
import { ALL_CATEGORIES } from '@longleaf/rules/student-calendar/categories';
import type { ChangedDate } from '@longleaf/rules/student-calendar/changed-dates';
import { daysLater } from '@longleaf/rules/student-calendar/days';
import { complainAboutTimes, withZeroTimes } from '@longleaf/rules/student-calendar/event-times';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { removalSlips } from '../../http/removal-slip.ts';
import { academicCalendars } from './academic-calendars.ts';
import { bringInEvents } from './bring-in-events.ts';
import { type OtherDate, otherDates } from './other-dates.ts';
import { refuseWrongDays } from './range.ts';
import { changedDateRepository } from './changed-dates.ts';
import { changeEvents } from './change-events.ts';
import { removedEvent } from './removed-event.ts';
import { calendarEventRepository, type EventRow } from './repository.ts';
import { shownOther, shownOwn } from './shown-events.ts';

/** An event, and those of its dates that are not as the others. */
export type OwnEvent = EventRow & { dates: readonly ChangedDate[] };

/** All events that people put into their calendars themselves. */
export function ownEvents({ database }: Dependencies) {
  const rows = calendarEventRepository(database);
  const changed = changedDateRepository(database);
  return async (scope: Scope<'calendar-event'>): Promise<OwnEvent[]> => {
    const [events, dates] = await Promise.all([rows.all(scope), changed.byEvent(scope)]);
    return events.map((event) => ({ ...event, dates: dates.get(event.id) ?? [] }));
  };
}

/** The student calendar: events of one's own beside the days that other features keep. */
export function studentCalendar(app: FastifyInstance, dependencies: Dependencies): void {
  const rows = calendarEventRepository(dependencies.database);
  const changed = changedDateRepository(dependencies.database);
  const change = changeEvents(dependencies.database);
  const slips = removalSlips(dependencies.dataSecret, 'calendar-event', removedEvent);
  const readOthers = otherDates(dependencies);
  bringInEvents(app, dependencies);
  academicCalendars(app, dependencies);

  bind(app, operations.saveStudentEvent, ({ scope, body }) => change.add(scope, checked(body)));
  bind(app, operations.updateStudentEvent, ({ scope, body: { id, dates, date, ...event } }) =>
    // One date alone does not come back, whatever its event does.
    change.change(
      scope,
      { id, dates, date },
      checked(dates === 'this' ? { ...event, repeats: 'never' } : event),
    ),
  );
  bind(app, operations.deleteStudentEvent, async ({ scope, params, query }) => {
    const removed = await change.remove(scope, { ...params, ...query });
    return { removed: true, undo: slips.write(scope.owner, removed) };
  });
  bind(app, operations.restoreStudentEvent, ({ scope, body }) =>
    change.restore(scope, slips.read(scope.owner, body.undo)),
  );
  bind(app, operations.getAllEvents, async ({ scope, own, query, request }) => {
    const { beginDate, endDate, filterCategory: filter = ALL_CATEGORIES } = query;
    refuseWrongDays(query, CALENDAR_DAYS_LIMIT, calendarFailures.wrongDays);
    const from = `${beginDate}T00:00`;
    const to = `${daysLater(endDate, 1)}T00:00`;
    const category = filter === ALL_CATEGORIES ? undefined : filter;
    const { say } = wordsOf(request);
    const [events, dates, others] = await Promise.all([
      rows.between(scope, { from, to }),
      changed.byEvent(scope, { from, to }),
      readOthers(own, category),
    ]);
    const shown = events
      .flatMap((event) => shownOwn(event, dates.get(event.id) ?? [], from, to))
      .filter((one) => category === undefined || one.category === category);
    return [
      ...shown,
      ...others
        .filter(({ on }) => on >= beginDate && on <= endDate)
        .filter((day) => !isReplaced(day, shown))
        .map((day) => shownOther({ ...day, name: say(day.name) }, scope.owner)),
    ].toSorted((one, other) => one.start.localeCompare(other.start));
  });
}

/** Whether somebody put this very date into their calendar. */
function isReplaced({ on, replacedBy }: OtherDate, events: readonly CalendarEvent[]): boolean {
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
