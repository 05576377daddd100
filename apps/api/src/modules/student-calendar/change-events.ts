import {
  CALENDAR_EVENTS_LIMIT,
  calendarFailures,
  type ChosenDates,
  type NewCalendarEvent,
  RECURRING_EVENTS_LIMIT,
} from '@longleaf/contract/student-calendar';
import { badRequest, notFound } from '@longleaf/http/problem';
import type { Scope } from '@longleaf/http/policy';
import type { Database } from '@longleaf/platform/database';
import { inTransaction } from '@longleaf/platform/executor';
import { lockRowsOf } from '@longleaf/platform/keep-within';
import {
  areTooManyChanges,
  type ChangedDate,
  changedTo,
  changesAfter,
  endedBefore,
  hasDates,
  leftOut,
  timesOn,
} from '@longleaf/rules/student-calendar/changed-dates';
import type { EventTimes } from '@longleaf/rules/student-calendar/event-times';
import { changedDateRepository } from './changed-dates.ts';
import { type RemovedEvent, removedFrom } from './removed-event.ts';
import { calendarEventRepository, type EventRow } from './repository.ts';
import { calendarEvents } from './tables.ts';

type Change = Scope<'calendar-event', 'change'>;
/** An event, and which of its dates are meant. */
type Chosen = ChosenDates & { id: number };

/** Changing and deleting events, and dates of them alone: one after the other for each person. */
export function changeEvents(database: Database) {
  const alone = <T>(scope: Change, work: (rows: Rows) => Promise<T>): Promise<T> =>
    inTransaction(database, async (tx) => {
      await lockRowsOf(tx, calendarEvents, scope.owner);
      return work({ events: calendarEventRepository(tx), dates: changedDateRepository(tx) });
    });
  return {
    /** Adds an event, or finds one that says just the same; gives its id. */
    add: async (scope: Change, event: NewCalendarEvent): Promise<number> => {
      // One that comes once is counted as it is kept: it needs no transaction around it.
      if (event.repeats === 'never')
        return (await keptWithin(calendarEventRepository(database), scope, event)).id;
      return alone(scope, async (rows) => (await add(rows, scope, event)).id);
    },

    /** Changes an event, or dates of it; gives the id of what these dates belong to now. */
    change: (scope: Change, chosen: Chosen, event: NewCalendarEvent): Promise<number> =>
      alone(scope, (rows) => change(rows, scope, chosen, event)),

    /** Deletes an event, or dates of it; gives what puts them back. */
    remove: (scope: Change, chosen: Chosen): Promise<RemovedEvent> =>
      alone(scope, (rows) => remove(rows, scope, chosen)),

    /** Puts back what was deleted, once; gives the id of its event. */
    restore: (scope: Change, removed: RemovedEvent): Promise<number> =>
      alone(scope, (rows) => restore(rows, scope, removed)),
  };
}

type Rows = {
  events: ReturnType<typeof calendarEventRepository>;
  dates: ReturnType<typeof changedDateRepository>;
};

/** @throws ProblemError 400 when this person has no room for one more */
async function keptWithin(events: Rows['events'], scope: Change, event: NewCalendarEvent) {
  const kept = await events.add(scope, event, CALENDAR_EVENTS_LIMIT);
  if (!kept) throw badRequest({ name: [calendarFailures.tooMany] });
  return kept;
}

/** @throws ProblemError 400 when this person has no room for one more, or for one more that repeats */
async function add(rows: Rows, scope: Change, event: NewCalendarEvent) {
  const kept = await keptWithin(rows.events, scope, event);
  if (kept.isNew) await refuseTooManyRecurring(rows, scope, event);
  return kept;
}

/** What was written is taken back with the transaction. @throws ProblemError 400 when too many events come back now */
async function refuseTooManyRecurring(
  { events }: Rows,
  scope: Change,
  { repeats }: Pick<NewCalendarEvent, 'repeats'>,
): Promise<void> {
  if (repeats !== 'never' && (await events.recurring(scope)) > RECURRING_EVENTS_LIMIT)
    throw badRequest({ repeats: [calendarFailures.tooManyRecurring] });
}

async function change(rows: Rows, scope: Change, chosen: Chosen, event: NewCalendarEvent): Promise<number> {
  const { event: before, changed } = await found(rows, scope, chosen.id);
  const one = dateOf(before, chosen);
  if (one === 'all') return changeAll(rows, scope, before, changed, event);
  const { day, dates } = one;
  const times = shownTimes(before, changed, day);
  if (!times) {
    // Done before, by a call whose answer was lost.
    const same = dates === 'following' ? await rows.events.findSame(scope, event) : undefined;
    if (same === undefined) throw notFound(calendarFailures.noSuchDate);
    return same;
  }
  if (dates === 'this') {
    const wish = changedTo(day, before, times, event);
    const next = [...changed.filter((other) => other.day !== day), ...(wish ? [wish] : [])];
    if (areTooManyChanges(next)) throw badRequest({ name: [calendarFailures.tooManyChanges] });
    await rows.dates.replace(scope, before.id, next);
    return before.id;
  }
  const first = endedBefore(before, day);
  if (!first) return changeAll(rows, scope, before, changed, event);
  // Its place is free before the new one is counted.
  await keepFirst(
    rows,
    scope,
    first,
    changed.filter((other) => other.day < day),
  );
  const kept = await add(rows, scope, event);
  const later = changed.filter((other) => other.day > day);
  if (kept.isNew) {
    const tail = changesAfter({ ...before, ...times }, event, later);
    await rows.dates.replace(scope, kept.id, tail);
  }
  return kept.id;
}

async function changeAll(
  rows: Rows,
  scope: Change,
  before: EventRow,
  changed: readonly ChangedDate[],
  event: NewCalendarEvent,
): Promise<number> {
  await rows.events.change(scope, before.id, event);
  if (before.repeats === 'never') await refuseTooManyRecurring(rows, scope, event);
  const kept = changesAfter(before, event, changed);
  // What somebody just saved is seen, even if each of its dates was left out before.
  await rows.dates.replace(scope, before.id, hasDates(event, kept) ? kept : []);
  return before.id;
}

async function remove(rows: Rows, scope: Change, chosen: Chosen): Promise<RemovedEvent> {
  const { event, changed } = await found(rows, scope, chosen.id);
  const removeAll = async () => {
    await rows.events.remove(scope, event.id);
    return removedFrom(event, 'all', null, changed);
  };
  const one = dateOf(event, chosen);
  if (one === 'all') return removeAll();
  const { day, dates } = one;
  if (!shownTimes(event, changed, day)) throw notFound(calendarFailures.noSuchDate);
  if (dates === 'this') {
    const next = [...changed.filter((other) => other.day !== day), leftOut(day)];
    // One without any date could be seen nowhere.
    if (!hasDates(event, next)) return removeAll();
    if (areTooManyChanges(next)) throw badRequest({ date: [calendarFailures.tooManyChanges] });
    await rows.dates.replace(scope, event.id, next);
    return removedFrom(
      event,
      dates,
      day,
      changed.filter((other) => other.day === day),
    );
  }
  const first = endedBefore(event, day);
  const earlier = changed.filter((other) => other.day < day);
  if (!first || !hasDates(first, earlier)) return removeAll();
  await keepFirst(rows, scope, first, earlier);
  return removedFrom(
    event,
    dates,
    day,
    changed.filter((other) => other.day >= day),
  );
}

async function restore(rows: Rows, scope: Change, removed: RemovedEvent): Promise<number> {
  const { dates, date, changed, ...event } = removed;
  if (dates === 'all') {
    const kept = await rows.events.restore(scope, event, CALENDAR_EVENTS_LIMIT);
    if (!kept) throw badRequest({ name: [calendarFailures.tooMany] });
    if (!kept.isNew) return kept.id;
    await refuseTooManyRecurring(rows, scope, event);
    await rows.dates.replace(scope, kept.id, changed);
    return kept.id;
  }
  const { changed: now } = await found(rows, scope, event.id);
  if (dates === 'following') {
    await rows.events.change(scope, event.id, { repeatsUntil: event.repeatsUntil });
    const days = new Set(now.map(({ day }) => day));
    await rows.dates.replace(scope, event.id, [...now, ...changed.filter(({ day }) => !days.has(day))]);
  } else await rows.dates.replace(scope, event.id, [...now.filter(({ day }) => day !== date), ...changed]);
  return event.id;
}

/** Ends an event early; takes it away where none of its dates is left. */
async function keepFirst(
  { events, dates }: Rows,
  scope: Change,
  first: EventRow,
  earlier: readonly ChangedDate[],
): Promise<void> {
  if (!hasDates(first, earlier)) return events.remove(scope, first.id);
  await events.change(scope, first.id, { repeatsUntil: first.repeatsUntil });
  await dates.replace(scope, first.id, earlier);
}

/** @throws ProblemError 404 when this person has no such event */
async function found({ events, dates }: Rows, scope: Change, id: number) {
  const [event, changed] = [await events.find(scope, id), await dates.of(scope, id)];
  if (!event) throw notFound(calendarFailures.gone);
  return { event, changed };
}

/** Which date is meant; 'all' where the event has one alone. */
function dateOf(
  event: EventRow,
  { dates, date }: Chosen,
): 'all' | { day: string; dates: 'this' | 'following' } {
  if (dates === 'all' || event.repeats === 'never') return 'all';
  if (date === null) throw badRequest({ date: [calendarFailures.noSuchDate] });
  return { day: date, dates };
}

/** The times by the rule of a date that is not left out. */
function shownTimes(event: EventRow, changed: readonly ChangedDate[], day: string): EventTimes | undefined {
  const isOut = changed.some((other) => other.day === day && other.start === null);
  return isOut ? undefined : timesOn(event, day);
}
