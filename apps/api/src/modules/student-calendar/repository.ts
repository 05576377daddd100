import { keptEventSchema, type NewCalendarEvent } from '@longleaf/contract/student-calendar';
import type { Scope } from '@longleaf/http/policy';
import { inTransaction, type Executor } from '@longleaf/platform/executor';
import { keepWithin, lockRowsOf } from '@longleaf/platform/keep-within';
import type { CalendarCategory } from '@longleaf/rules/student-calendar/categories';
import { and, asc, eq, gt, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { calendarEvents } from './tables.ts';

export type EventRow = typeof calendarEvents.$inferSelect;
type Change = Scope<'calendar-event', 'change'>;

/** What is needed to put a deleted event back. */
export const removedEvent = keptEventSchema.extend({
  id: z.number(),
  importedAs: z
    .string()
    .nullish()
    .transform((value) => value ?? null),
});
export type RemovedEvent = z.infer<typeof removedEvent>;

/** One that comes from a file. */
export type ImportedEvent = NewCalendarEvent & { importedAs: string };

/** All SQL of calendars. Every function sees the rows of its scope, and no others. */
export function calendarEventRepository(executor: Executor) {
  const { orm } = executor;
  const mine = ({ owner }: Scope<'calendar-event'>, id: number) =>
    and(eq(calendarEvents.personId, owner), eq(calendarEvents.id, id));
  const keep = (
    scope: Change,
    same: SQL,
    row: NewCalendarEvent & { id?: number; importedAs?: string | null },
    limit: number,
  ) =>
    inTransaction(executor, async (tx) => {
      const kept = await keepWithin(tx, {
        table: calendarEvents,
        owner: { column: calendarEvents.personId, id: scope.owner },
        same,
        row: { ...row, personId: scope.owner },
        limit,
      });
      return kept?.row.id;
    });
  return {
    /** Events that may be seen between two times; recurring ones as they first were. */
    between: (
      { owner }: Scope<'calendar-event'>,
      { from, to, category }: { from: string; to: string; category: CalendarCategory | undefined },
    ): Promise<EventRow[]> =>
      orm
        .select()
        .from(calendarEvents)
        .where(
          and(
            eq(calendarEvents.personId, owner),
            lt(calendarEvents.start, to),
            or(gt(calendarEvents.end, from), ne(calendarEvents.repeats, 'never')),
            category && eq(calendarEvents.category, category),
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
    add: (scope: Change, event: NewCalendarEvent, limit: number): Promise<number | undefined> =>
      keep(
        scope,
        sql`${calendarEvents.name} = ${event.name} and ${calendarEvents.schoolName} = ${event.schoolName}
            and ${calendarEvents.category} = ${event.category} and ${calendarEvents.start} = ${event.start}
            and ${calendarEvents.end} = ${event.end} and ${calendarEvents.description} = ${event.description}
            and ${calendarEvents.allDayEvent} = ${event.allDayEvent} and ${calendarEvents.repeats} = ${event.repeats}
            and ${calendarEvents.repeatsUntil} is not distinct from ${event.repeatsUntil}::date
            and ${calendarEvents.applicationDefinitionId} is not distinct from ${event.applicationDefinitionId}::integer`,
        event,
        limit,
      ),

    /** Changes an event; gives whether this person has it. */
    change: async (scope: Change, id: number, event: NewCalendarEvent): Promise<boolean> => {
      const { rowCount } = await orm.update(calendarEvents).set(event).where(mine(scope, id));
      return rowCount === 1;
    },

    /** Deletes an event; gives it, if this person had it. */
    remove: async (scope: Change, id: number): Promise<RemovedEvent | undefined> => {
      const [row] = await orm.delete(calendarEvents).where(mine(scope, id)).returning();
      return row && removedEvent.parse(row);
    },

    /** Puts a deleted event back, once; undefined when the person has `limit` others. */
    restore: (scope: Change, removed: RemovedEvent, limit: number): Promise<number | undefined> =>
      keep(
        scope,
        // The same may have come in again from its file.
        sql`${calendarEvents.id} = ${removed.id} or ${calendarEvents.importedAs} = ${removed.importedAs}`,
        removed,
        limit,
      ),

    /** How many events a person has, and which of them came from files. */
    imported: async ({ owner }: Scope<'calendar-event'>): Promise<{ kept: number; there: Set<string> }> => {
      const rows = await orm
        .select({ importedAs: calendarEvents.importedAs })
        .from(calendarEvents)
        .where(eq(calendarEvents.personId, owner));
      return { kept: rows.length, there: new Set(rows.flatMap(({ importedAs }) => importedAs ?? [])) };
    },

    /** Adds all of these that are not there, or none when the person would have more than `limit`. */
    bringIn: (
      scope: Change,
      rows: readonly ImportedEvent[],
      limit: number,
    ): Promise<{ added: number[] } | { kept: number; more: number }> =>
      inTransaction(executor, async (tx) => {
        await lockRowsOf(tx, calendarEvents, scope.owner);
        const { kept, there } = await calendarEventRepository(tx).imported(scope);
        const fresh = [...new Map(rows.map((row) => [row.importedAs, row])).values()].filter(
          ({ importedAs }) => !there.has(importedAs),
        );
        if (fresh.length === 0) return { added: [] };
        if (kept + fresh.length > limit) return { kept, more: fresh.length };
        const added = await tx.orm
          .insert(calendarEvents)
          .values(fresh.map((row) => ({ ...row, personId: scope.owner })))
          .returning({ id: calendarEvents.id });
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
