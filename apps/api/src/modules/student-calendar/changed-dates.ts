import type { Scope } from '@longleaf/http/policy';
import type { Executor } from '@longleaf/platform/executor';
import type { ChangedDate } from '@longleaf/rules/student-calendar/changed-dates';
import { daysLater } from '@longleaf/rules/student-calendar/days';
import { and, asc, eq, gt, gte, inArray, lt, or } from 'drizzle-orm';
import { calendarEvents, changedDates } from './tables.ts';

type Change = Scope<'calendar-event', 'change'>;
/** No date of a recurring event lasts longer. */
const LONGEST_DAYS = 31;

/** All SQL of changed dates. Every function sees those of events of its scope, and no others. */
export function changedDateRepository({ orm }: Executor) {
  const eventsOf = ({ owner }: Scope<'calendar-event'>, id?: number) =>
    orm
      .select({ id: calendarEvents.id })
      .from(calendarEvents)
      .where(
        and(eq(calendarEvents.personId, owner), id === undefined ? undefined : eq(calendarEvents.id, id)),
      );

  return {
    /** Those of one event. */
    of: async (scope: Scope<'calendar-event'>, id: number): Promise<ChangedDate[]> => {
      const rows = await orm
        .select()
        .from(changedDates)
        .where(inArray(changedDates.eventId, eventsOf(scope, id)))
        .orderBy(asc(changedDates.day));
      return rows.map(({ eventId: _eventId, ...change }) => change);
    },

    /** Those that say what is seen between two midnights, by the ids of their events; all of them where none is given. */
    byEvent: async (
      scope: Scope<'calendar-event'>,
      range?: { from: string; to: string },
    ): Promise<Map<number, ChangedDate[]>> => {
      const near = range && [
        and(
          gte(changedDates.day, daysLater(range.from.slice(0, 10), -LONGEST_DAYS)),
          lt(changedDates.day, range.to.slice(0, 10)),
        ),
        and(lt(changedDates.start, range.to), gt(changedDates.end, range.from)),
      ];
      const rows = await orm
        .select()
        .from(changedDates)
        .where(and(inArray(changedDates.eventId, eventsOf(scope)), near && or(...near)))
        .orderBy(asc(changedDates.day));
      const found = new Map<number, ChangedDate[]>();
      for (const { eventId: id, ...change } of rows) found.set(id, [...(found.get(id) ?? []), change]);
      return found;
    },

    /** Makes these the changed dates of an event. */
    replace: async (scope: Change, id: number, changes: readonly ChangedDate[]): Promise<void> => {
      await orm.delete(changedDates).where(inArray(changedDates.eventId, eventsOf(scope, id)));
      if (changes.length > 0)
        await orm.insert(changedDates).values(changes.map((one) => ({ ...one, eventId: id })));
    },
  };
}
