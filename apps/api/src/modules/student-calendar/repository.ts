import type { NewCalendarEvent } from '@longleaf/contract/student-calendar';
import type { Scope } from '@longleaf/http/policy';
import { inTransaction, type Executor } from '@longleaf/platform/executor';
import { keepWithin, lockRowsOf } from '@longleaf/platform/keep-within';
import type { ChangedDate } from '@longleaf/rules/student-calendar/changed-dates';
import { and, asc, eq, gt, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { RemovedEvent } from './removed-event.ts';
import { calendarEvents, changedDates } from './tables.ts';

export type EventRow = typeof calendarEvents.$inferSelect;
type Change = Scope<'calendar-event', 'change'>;

/** A statement has at most so many values, and is put together while others wait. */
const DATES_AT_ONCE = 5000;
const EVENTS_AT_ONCE = 500;

/** One that comes from a file. */
export type ImportedEvent = NewCalendarEvent & { importedAs: string; dates: readonly ChangedDate[] };

/** An event that says just the same. */
const sameAs = (event: NewCalendarEvent) =>
  sql`${calendarEvents.name} = ${event.name} and ${calendarEvents.schoolName} = ${event.schoolName}
      and ${calendarEvents.category} = ${event.category} and ${calendarEvents.start} = ${event.start}
      and ${calendarEvents.end} = ${event.end} and ${calendarEvents.description} = ${event.description}
      and ${calendarEvents.allDayEvent} = ${event.allDayEvent} and ${calendarEvents.repeats} = ${event.repeats}
      and ${calendarEvents.repeatsUntil} is not distinct from ${event.repeatsUntil}::date
      and ${calendarEvents.applicationDefinitionId} is not distinct from ${event.applicationDefinitionId}::integer`;

/** All SQL of calendars. Every function sees the rows of its scope, and no others. */
export function calendarEventRepository(executor: Executor) {
  const { orm } = executor;
  const mine = ({ owner }: Scope<'calendar-event'>, id: number) =>
    and(eq(calendarEvents.personId, owner), eq(calendarEvents.id, id));
  const keep = async (
    scope: Change,
    same: SQL,
    row: NewCalendarEvent & { id?: number; importedAs?: string | null },
    limit: number,
  ) => {
    const kept = await keepWithin(executor, {
      table: calendarEvents,
      owner: { column: calendarEvents.personId, id: scope.owner },
      same,
      row: { ...row, personId: scope.owner },
      limit,
    });
    return kept && { id: kept.row.id, isNew: kept.isNew };
  };
  return {
    /** Events that may be seen between two times; recurring ones as they first were. A date of them may be elsewhere. */
    between: (
      { owner }: Scope<'calendar-event'>,
      { from, to }: { from: string; to: string },
    ): Promise<EventRow[]> =>
      orm
        .select()
        .from(calendarEvents)
        .where(
          and(
            eq(calendarEvents.personId, owner),
            or(
              and(lt(calendarEvents.start, to), gt(calendarEvents.end, from)),
              ne(calendarEvents.repeats, 'never'),
            ),
          ),
        )
        .orderBy(asc(calendarEvents.start), asc(calendarEvents.id)),

    /** All events of a person. */
    all: ({ owner }: Scope<'calendar-event'>): Promise<EventRow[]> =>
      orm
        .select()
        .from(calendarEvents)
        .where(eq(calendarEvents.personId, owner))
        .orderBy(asc(calendarEvents.start), asc(calendarEvents.id)),

    /** Adds an event, or finds one that says just the same; undefined when the person has `limit`. */
    add: (
      scope: Change,
      event: NewCalendarEvent,
      limit: number,
    ): Promise<{ id: number; isNew: boolean } | undefined> => keep(scope, sameAs(event), event, limit),

    /** The id of an event that says just the same. */
    findSame: async ({ owner }: Change, event: NewCalendarEvent): Promise<number | undefined> => {
      const [row] = await orm
        .select({ id: calendarEvents.id })
        .from(calendarEvents)
        .where(and(eq(calendarEvents.personId, owner), sameAs(event)))
        .limit(1);
      return row?.id;
    },

    find: async (scope: Scope<'calendar-event'>, id: number): Promise<EventRow | undefined> =>
      (await orm.select().from(calendarEvents).where(mine(scope, id)))[0],

    /** Changes an event; gives whether this person has it. */
    change: async (scope: Change, id: number, event: Partial<NewCalendarEvent>): Promise<boolean> => {
      const { rowCount } = await orm.update(calendarEvents).set(event).where(mine(scope, id));
      return rowCount === 1;
    },

    /** Deletes an event, with all its dates. */
    remove: async (scope: Change, id: number): Promise<void> => {
      await orm.delete(calendarEvents).where(mine(scope, id));
    },

    /** Puts a deleted event back, once; undefined when the person has `limit` others. */
    restore: (
      scope: Change,
      removed: Omit<RemovedEvent, 'dates' | 'date' | 'changed'>,
      limit: number,
    ): Promise<{ id: number; isNew: boolean } | undefined> =>
      keep(
        scope,
        // The same may have come in again from its file.
        sql`${calendarEvents.id} = ${removed.id} or ${calendarEvents.importedAs} = ${removed.importedAs}`,
        removed,
        limit,
      ),

    /** How many events of a person come back. */
    recurring: ({ owner }: Scope<'calendar-event'>): Promise<number> =>
      orm.$count(
        calendarEvents,
        and(eq(calendarEvents.personId, owner), ne(calendarEvents.repeats, 'never')),
      ),

    /** How many events a person has, and which of them came from files. */
    imported: async ({ owner }: Scope<'calendar-event'>): Promise<{ kept: number; there: Set<string> }> => {
      const rows = await orm
        .select({ importedAs: calendarEvents.importedAs })
        .from(calendarEvents)
        .where(eq(calendarEvents.personId, owner));
      return { kept: rows.length, there: new Set(rows.flatMap(({ importedAs }) => importedAs ?? [])) };
    },

    /** Adds all of these that are not there, or none when the person would have more than one of the limits. */
    bringIn: (
      scope: Change,
      rows: readonly ImportedEvent[],
      limits: { all: number; recurring: number },
    ): Promise<{ added: number[] } | { over: 'all' | 'recurring'; kept: number; more: number }> =>
      inTransaction(executor, async (tx) => {
        await lockRowsOf(tx, calendarEvents, scope.owner);
        const { kept, there } = await calendarEventRepository(tx).imported(scope);
        const fresh = [...new Map(rows.map((row) => [row.importedAs, row])).values()].filter(
          ({ importedAs }) => !there.has(importedAs),
        );
        if (fresh.length === 0) return { added: [] };
        if (kept + fresh.length > limits.all) return { over: 'all', kept, more: fresh.length };
        const more = fresh.filter(({ repeats }) => repeats !== 'never').length;
        const recurring = more === 0 ? 0 : await calendarEventRepository(tx).recurring(scope);
        if (recurring + more > limits.recurring) return { over: 'recurring', kept: recurring, more };
        const added: { id: number; importedAs: string | null }[] = [];
        for (let from = 0; from < fresh.length; from += EVENTS_AT_ONCE)
          added.push(
            ...(await tx.orm
              .insert(calendarEvents)
              .values(
                fresh.slice(from, from + EVENTS_AT_ONCE).map((row) => ({ ...row, personId: scope.owner })),
              )
              .returning({ id: calendarEvents.id, importedAs: calendarEvents.importedAs })),
          );
        const ids = new Map(added.map(({ id, importedAs }) => [importedAs, id]));
        const dates = fresh.flatMap((row) => {
          const eventId = ids.get(row.importedAs);
          return eventId === undefined ? [] : row.dates.map((one) => ({ ...one, eventId }));
        });
        for (let from = 0; from < dates.length; from += DATES_AT_ONCE)
          await tx.orm.insert(changedDates).values(dates.slice(from, from + DATES_AT_ONCE));
        return { added: added.map(({ id }) => id) };
      }),

    /** Deletes events that were brought in; gives how many of these this person had. */
    takeOut: async ({ owner }: Change, ids: readonly number[]): Promise<number> => {
      const { rowCount } = await orm
        .delete(calendarEvents)
        .where(
          and(
            eq(calendarEvents.personId, owner),
            inArray(calendarEvents.id, [...ids]),
            isNotNull(calendarEvents.importedAs),
          ),
        );
      return rowCount ?? 0;
    },
  };
}
