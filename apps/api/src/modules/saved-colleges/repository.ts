import type { Scope } from '@longleaf/http/policy';
import { atMoment, exactMoment } from '@longleaf/platform/exact-moment';
import type { Executor } from '@longleaf/platform/executor';
import { keepWithin } from '@longleaf/platform/keep-within';
import { once, UNNAMED } from '@longleaf/platform/written-once';
import type { SavedCollegeSort } from '@longleaf/contract/saved-colleges';
import type { ActionDone } from '@longleaf/rules/saved-colleges/tracked-actions';
import { and, count, desc, eq, getTableColumns, not, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { savedColleges } from './tables.ts';

export type SavedCollegeRow = typeof savedColleges.$inferSelect;

/** What is shown of a saved college, which is all but whose it is. */
export type ShownCollege = Omit<SavedCollegeRow, 'personId'>;
const { personId: _, ...shownOf } = getTableColumns(savedColleges);
const shownNames = Object.keys(shownOf) as (keyof ShownCollege)[];
const shownColumns = shownNames.map((name) => sql`${shownOf[name]}`);

/** Reads rows that came as lists of values in one JSON text. */
function readRows(lists: readonly (readonly unknown[])[]): ShownCollege[] {
  return lists.map(
    (values) =>
      Object.fromEntries(
        shownNames.map((name, at) => [name, shownOf[name].mapFromDriverValue(values[at])]),
      ) as ShownCollege,
  );
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
const howMuch = sql`jsonb_array_length(${savedColleges.actions})`;
const orders: Readonly<Record<SavedCollegeSort, readonly SQL[]>> = {
  newest: [],
  mostDone: [desc(howMuch)],
  leastDone: [howMuch],
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
    before?: RemovedCollege,
  ) => {
    const kept = await keepWithin(executor, {
      table: savedColleges,
      owner: { column: savedColleges.personId, id: owner },
      same: sameCollege,
      row: {
        personId: owner,
        collegeId,
        ...(before && {
          ...before,
          actions: before.actions as readonly ActionDone[],
          savedAt: atMoment(before.savedAt),
        }),
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
  const pages = new Map<string, ReturnType<typeof preparedPage>>();
  const preparedPage = (choice: SavedChoice) => {
    const order = sql.join(
      [...orders[choice.sort], desc(savedColleges.savedAt), desc(savedColleges.id)],
      sql`, `,
    );
    const shown = orm
      .select({
        values: sql`json_build_array(${sql.join(shownColumns, sql`, `)})`.as('values'),
        place: sql`row_number() over (order by ${order})`.as('place'),
        total: sql`count(*) over ()`.as('total'),
      })
      .from(savedColleges)
      .where(and(eq(savedColleges.personId, sql.placeholder('owner')), ...chosen(choice)))
      .orderBy(order)
      .limit(sql.placeholder('size'))
      .offset(sql.placeholder('before'))
      .as('shown');
    // As one value: to read 25 rows of six columns takes the driver longer than the database takes to find them.
    return orm
      .select({
        rows: sql`json_agg(${shown.values} order by ${shown.place})`.mapWith(readRows),
        total: sql<number | null>`max(${shown.total})::int`,
      })
      .from(shown)
      .prepare(UNNAMED);
  };
  // Three orders by eight actions and eight more: they are few enough to keep them all.
  const pageOf = (choice: SavedChoice) => {
    const key = `${choice.sort} ${choice.done} ${choice.missing}`;
    const page = pages.get(key) ?? preparedPage(choice);
    pages.set(key, page);
    return page;
  };
  return {
    /** Saves once; gives the row, or undefined when the person keeps `limit` others already. */
    save: (scope: Scope<'saved-college', 'change'>, collegeId: number, limit: number) =>
      keep(scope, collegeId, limit),

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

    /** One page of those that were chosen, and how many there are; of two that stand alike the newer one first. */
    page: async (
      scope: Scope<'saved-college'>,
      choice: SavedChoice,
      { page, size }: { page: number; size: number },
    ): Promise<{ rows: ShownCollege[]; total: number }> => {
      const before = (page - 1) * size;
      const [found] = await pageOf(choice).execute({ owner: scope.owner, size, before });
      // A page behind the last has no row to say how many there are.
      const total = found?.total ?? (page === 1 ? 0 : await counted(scope, choice));
      return { rows: found?.rows ?? [], total };
    },

    count: counted,

    collegeIds: async (scope: Scope<'saved-college'>) => {
      const rows = await asked().ids.execute({ owner: scope.owner });
      return rows.map((row) => row.id);
    },
  };
}

function chosen({ done, missing }: SavedChoice): SQL[] {
  return [
    ...(done === undefined ? [] : [isDone(done)]),
    ...(missing === undefined ? [] : [not(isDone(missing))]),
  ];
}

export type SavedCollegeRepository = ReturnType<typeof savedCollegeRepository>;
