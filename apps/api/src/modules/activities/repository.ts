import { ACTIVITY_SECTIONS, type ActivitySection } from '@longleaf/rules/activities/sections';
import type { Scope } from '@longleaf/http/policy';
import { atMoment, exactMoment } from '@longleaf/platform/exact-moment';
import { inTransaction, type Executor } from '@longleaf/platform/executor';
import { keepWithin } from '@longleaf/platform/keep-within';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { activityItems } from './tables.ts';

export type ActivityRow = Pick<typeof activityItems.$inferSelect, 'id' | 'section' | 'item'>;
type Change = Scope<'activity', 'change'>;

/** What is needed to put a deleted item back. */
export const removedItem = z.object({
  id: z.number(),
  section: z.enum(ACTIVITY_SECTIONS),
  item: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.number())])),
  shortText: z.string(),
  position: z.number(),
  addedAt: z.string(),
});
export type RemovedItem = z.infer<typeof removedItem>;

/** Says just the same as the item that is to be kept. Made once, so that the statement is put together once. */
const saysTheSame = sql`${activityItems.section} = ${sql.placeholder('section')} and ${activityItems.item} = ${sql.placeholder('item')}::jsonb`;

/** All SQL of activities and interests. Every function sees the rows of its scope, and no others. */
export function activityRepository(executor: Executor) {
  const { orm } = executor;
  const inSection = ({ owner }: Scope<'activity'>, section: ActivitySection) =>
    and(eq(activityItems.personId, owner), eq(activityItems.section, section));
  const inOrder = [asc(activityItems.position), desc(activityItems.id)];
  return {
    /** Every item, each section's in its order. */
    list: (scope: Scope<'activity'>): Promise<ActivityRow[]> =>
      orm
        .select({ id: activityItems.id, section: activityItems.section, item: activityItems.item })
        .from(activityItems)
        .where(eq(activityItems.personId, scope.owner))
        .orderBy(...inOrder),

    /**
     * Adds an item before the others of its section. One that says just the same is the same: a press or a retry came
     * twice.
     * @returns its id, or undefined when the person has `limit` items.
     */
    add: async (
      scope: Change,
      { section, item }: Pick<ActivityRow, 'section' | 'item'>,
      limit: number,
    ): Promise<number | undefined> => {
      const kept = await keepWithin(executor, {
        table: activityItems,
        owner: { column: activityItems.personId, id: scope.owner },
        same: saysTheSame,
        // No place is before the first; of two that have it the newer one comes first.
        row: { personId: scope.owner, section, item, position: 0 },
        limit,
      });
      return kept?.row.id;
    },

    /** Changes an item; gives whether there was one of this person in this section. */
    change: async (scope: Change, { id, section, item }: ActivityRow): Promise<boolean> => {
      const { rowCount } = await orm
        .update(activityItems)
        .set({ item })
        .where(and(inSection(scope, section), eq(activityItems.id, id)));
      return (rowCount ?? 0) > 0;
    },

    /** The words of a person for other applications, of the items that have some. */
    shortTexts: (scope: Scope<'activity'>): Promise<{ id: number; text: string }[]> =>
      orm
        .select({ id: activityItems.id, text: activityItems.shortText })
        .from(activityItems)
        .where(and(eq(activityItems.personId, scope.owner), ne(activityItems.shortText, '')))
        .orderBy(asc(activityItems.id)),

    /** Changes the words for other applications; gives whether there was such an item of this person. */
    describe: async (scope: Change, id: number, shortText: string): Promise<boolean> => {
      const { rowCount } = await orm
        .update(activityItems)
        .set({ shortText })
        .where(and(eq(activityItems.personId, scope.owner), eq(activityItems.id, id)));
      return (rowCount ?? 0) > 0;
    },

    /** Deletes an item; gives it, if there was one of this person in this section. */
    remove: async (
      scope: Change,
      { id, section }: Pick<ActivityRow, 'id' | 'section'>,
    ): Promise<RemovedItem | undefined> => {
      const rows = await orm
        .delete(activityItems)
        .where(and(inSection(scope, section), eq(activityItems.id, id)))
        .returning({
          id: activityItems.id,
          section: activityItems.section,
          item: activityItems.item,
          shortText: activityItems.shortText,
          position: activityItems.position,
          addedAt: exactMoment(activityItems.addedAt),
        });
      const [row] = rows;
      return row && removedItem.parse(row);
    },

    /** Puts a deleted item back in its place, once; gives its id, or undefined when the person has `limit` items. */
    restore: async (scope: Change, removed: RemovedItem, limit: number): Promise<number | undefined> => {
      const kept = await keepWithin(executor, {
        table: activityItems,
        owner: { column: activityItems.personId, id: scope.owner },
        same: eq(activityItems.id, removed.id),
        row: { ...removed, personId: scope.owner, addedAt: atMoment(removed.addedAt) },
        limit,
      });
      return kept?.row.id;
    },

    /**
     * Puts items of a section into an order; those that are not named come after them, as they were. Two orders at once:
     * the one that comes last holds whole.
     * @returns the ids in their order, or undefined when one that is named is not this person's.
     */
    order: (scope: Change, section: ActivitySection, ids: readonly number[]): Promise<number[] | undefined> =>
      inTransaction(executor, async (tx) => {
        const rows = await tx.orm
          .select({ id: activityItems.id })
          .from(activityItems)
          .where(inSection(scope, section))
          .orderBy(...inOrder)
          .for('update');
        const mine = rows.map(({ id }) => id);
        const wanted = [...new Set(ids)];
        if (wanted.some((id) => !mine.includes(id))) return undefined;
        const next = [...wanted, ...mine.filter((id) => !wanted.includes(id))];
        const positions = sql.join(
          next.map((id, position) => sql`(${id}::integer, ${position}::integer)`),
          sql`, `,
        );
        if (next.length > 0) {
          await tx.orm.execute(
            sql`update ${activityItems} set position = places.place from (values ${positions}) as places (id, place)
                where ${activityItems.id} = places.id`,
          );
        }
        return next;
      }),
  };
}

export type ActivityRepository = ReturnType<typeof activityRepository>;
