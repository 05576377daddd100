import type { Scope } from '@longleaf/http/policy';
import { atMoment, exactMoment } from '@longleaf/platform/exact-moment';
import type { Executor } from '@longleaf/platform/executor';
import { keepWithin } from '@longleaf/platform/keep-within';
import { once, UNNAMED, written } from '@longleaf/platform/written-once';
import type { SavedCollegeSort } from '@longleaf/contract/saved-colleges';
import { type ActionDone, INTEND } from '@longleaf/rules/saved-colleges/tracked-actions';
import { and, count, desc, eq, getTableColumns, not, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { savedColleges } from './tables.ts';

export type SavedCollegeRow = typeof savedColleges.$inferSelect;

/** What is shown of a saved college, which is all but whose it is. */
export type ShownCollege = Omit<SavedCollegeRow, 'personId'>;

// Those of a page, as a page is read: chosen and cut first, written after.
const shown = alias(savedColleges, 'shown');
const shownAsList = sql`json_build_array(${shown.id}, ${shown.collegeId}, ${shown.notes}, ${shown.campusNotes}, ${shown.actions}, ${shown.savedAt})`;
type ShownList = [
  id: number,
  collegeId: number,
  notes: string,
  campusNotes: string,
  actions: readonly ActionDone[],
  savedAt: string,
];

function readShown([id, collegeId, notes, campusNotes, actions, savedAt]: ShownList): ShownCollege {
  return { id, collegeId, notes, campusNotes, actions, savedAt: new Date(savedAt) };
}

/** What is needed to put a removed row back. */
export const removedCollege = z.object({
  id: z.number(),
  collegeId: z.number(),
  notes: z.string(),
  campusNotes: z.string(),
  // Slips of the days before there were actions have none.
  actions: z.array(z.object({ id: z.number(), doneOn: z.string().nullable() })).default([]),
  savedAt: z.string(),
});
export type RemovedCollege = z.infer<typeof removedCollege>;

/** Which of a person's saved colleges, and in which order. */
export interface SavedChoice {
  readonly sort: SavedCollegeSort;
  readonly done?: number | undefined;
  readonly missing?: number | undefined;
}

/** Whether an action is marked at a saved college. */
export const isDone = (id: number): SQL =>
  sql`${savedColleges.actions} @> ${JSON.stringify([{ id }])}::jsonb`;
type Ordered = Readonly<Record<'actions' | 'savedAt' | 'id', PgColumn>>;
const howMuch = ({ actions }: Ordered) => sql`jsonb_array_length(${actions})`;
const orders: Readonly<Record<SavedCollegeSort, (table: Ordered) => readonly SQL[]>> = {
  newest: () => [],
  mostDone: (table) => [desc(howMuch(table))],
  leastDone: (table) => [howMuch(table)],
};

// Made once, so that the statement that saves one is put together once.
const sameCollege = eq(savedColleges.collegeId, sql.placeholder('collegeId'));

/** All SQL of saved colleges. Every function sees the rows of its scope, and no others. */
export function savedCollegeRepository(executor: Executor) {
  const { orm } = executor;
  const mine = ({ owner }: Scope<'saved-college'>) => eq(savedColleges.personId, owner);
  const keep = async (
    { owner }: Scope<'saved-college', 'change'>,
    collegeId: number,
    limit: number,
    asItWas: { savedAt: Date } | RemovedCollege,
  ) => {
    const kept = await keepWithin(executor, {
      table: savedColleges,
      owner: { column: savedColleges.personId, id: owner },
      same: sameCollege,
      row: {
        personId: owner,
        collegeId,
        ...('actions' in asItWas
          ? {
              ...asItWas,
              actions: asItWas.actions as readonly ActionDone[],
              savedAt: atMoment(asItWas.savedAt),
            }
          : asItWas),
      },
      limit,
    });
    return kept && { id: kept.row.id, isNew: kept.isNew };
  };
  const counted = async (scope: Scope<'saved-college'>, choice: SavedChoice) => {
    const [row] = await orm
      .select({ total: count() })
      .from(savedColleges)
      .where(and(mine(scope), ...chosen(choice)));
    return row?.total ?? 0;
  };
  // Asked by the pages of colleges: their text is put together once.
  const asked = once(() => {
    const own = eq(savedColleges.personId, sql.placeholder('owner'));
    const ids = orm.select({ id: savedColleges.collegeId }).from(savedColleges);
    return {
      ids: ids.where(own).orderBy(savedColleges.id).prepare(UNNAMED),
      isSaved: orm
        .select({ id: savedColleges.id })
        .from(savedColleges)
        .where(and(own, eq(savedColleges.collegeId, sql.placeholder('collegeId'))))
        .prepare(UNNAMED),
    };
  });
  const pages = new Map<string, ReturnType<typeof writtenPage>>();
  // Three orders by eight actions and eight more: they are few enough to keep them all.
  const pageOf = (choice: SavedChoice) => {
    const key = `${choice.sort} ${choice.done} ${choice.missing}`;
    const page = pages.get(key) ?? writtenPage(choice);
    pages.set(key, page);
    return page;
  };
  return {
    /** Saves once; gives the row, or undefined when the person keeps `limit` others already. */
    save: (scope: Scope<'saved-college', 'change'>, collegeId: number, limit: number, savedAt: Date) =>
      keep(scope, collegeId, limit, { savedAt }),

    /** Puts a removed row back as it was, by the same rules. One that was saved anew since stays as it is. */
    restore: (scope: Scope<'saved-college', 'change'>, row: RemovedCollege, limit: number) =>
      keep(scope, row.collegeId, limit, row),

    /** Changes what is given; gives the row as it is then, or undefined when it is not this person's. */
    note: async (
      scope: Scope<'saved-college', 'change'>,
      id: number,
      given: {
        notes?: string | undefined;
        campusNotes?: string | undefined;
        actions?: readonly ActionDone[] | undefined;
      },
    ): Promise<SavedCollegeRow | undefined> => {
      const rows = await orm
        .update(savedColleges)
        // Drizzle refuses to set nothing; the owner stays who it is.
        .set({ ...given, personId: scope.owner })
        .where(and(mine(scope), eq(savedColleges.id, id)))
        .returning();
      return rows[0];
    },

    /** Removes by row id, by college, or by both together; gives the row, if there was one of this person. */
    remove: async (
      scope: Scope<'saved-college', 'change'>,
      by: { id?: number | undefined; collegeId?: number | undefined },
    ): Promise<RemovedCollege | undefined> => {
      const rows = await orm
        .delete(savedColleges)
        .where(
          and(
            mine(scope),
            by.id === undefined ? undefined : eq(savedColleges.id, by.id),
            by.collegeId === undefined ? undefined : eq(savedColleges.collegeId, by.collegeId),
          ),
        )
        .returning({
          id: savedColleges.id,
          collegeId: savedColleges.collegeId,
          notes: savedColleges.notes,
          campusNotes: savedColleges.campusNotes,
          actions: savedColleges.actions,
          savedAt: exactMoment(savedColleges.savedAt),
        });
      return rows[0] && { ...rows[0], actions: [...rows[0].actions] };
    },

    isSaved: async (scope: Scope<'saved-college'>, collegeId: number) => {
      const rows = await asked().isSaved.execute({ owner: scope.owner, collegeId });
      return rows.length > 0;
    },

    /**
     * One page of those that were chosen, how many there are, and of how many of all the person plans to go there; of
     * two that stand alike the newer one first.
     */
    page: async (
      scope: Scope<'saved-college'>,
      choice: SavedChoice,
      { page, size }: { page: number; size: number },
    ): Promise<{ rows: ShownCollege[]; total: number; planned: number }> => {
      const asking = pageOf(choice)({ owner: scope.owner, size, before: (page - 1) * size });
      const { rows } = await executor.query<{
        shown: ShownList[] | null;
        total: number;
        planned: number;
      }>(asking);
      const { shown: those, total = 0, planned = 0 } = rows[0] ?? {};
      return { rows: those?.map(readShown) ?? [], total, planned };
    },

    count: counted,

    collegeIds: async (scope: Scope<'saved-college'>) => {
      const rows = await asked().ids.execute({ owner: scope.owner });
      return rows.map((row) => row.id);
    },
  };
}

/**
 * The statement that gives a page as one value, and how many there are: to read 25 rows of six columns takes the driver
 * longer than the database takes to find them.
 */
function writtenPage(choice: SavedChoice) {
  const own = eq(savedColleges.personId, sql.placeholder('owner'));
  const those = and(own, ...chosen(choice));
  const order = (table: Ordered) =>
    sql.join([...orders[choice.sort](table), desc(table.savedAt), desc(table.id)], sql`, `);
  const { personId: _, ...columns } = getTableColumns(savedColleges);
  const names = Object.values(columns).map((column) => sql`${column}`);
  return written(sql`
    select
      (select json_agg(${shownAsList} order by ${order(shown)}) from (
        select ${sql.join(names, sql`, `)} from ${savedColleges} where ${those} order by ${order(savedColleges)}
        limit ${sql.placeholder('size')} offset ${sql.placeholder('before')}
      ) shown) as shown,
      (select count(*)::int from ${savedColleges} where ${those}) as total,
      (select count(*)::int from ${savedColleges} where ${and(own, isDone(INTEND))}) as planned`);
}

function chosen({ done, missing }: SavedChoice): SQL[] {
  return [
    ...(done === undefined ? [] : [isDone(done)]),
    ...(missing === undefined ? [] : [not(isDone(missing))]),
  ];
}

export type SavedCollegeRepository = ReturnType<typeof savedCollegeRepository>;
