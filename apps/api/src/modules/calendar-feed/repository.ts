import type { Scope } from '@longleaf/http/policy';
import type { Executor } from '@longleaf/platform/executor';
import { eq } from 'drizzle-orm';
import { calendarFeeds } from './tables.ts';

export type FeedRow = typeof calendarFeeds.$inferSelect;

/** All SQL of feeds: one for each person. */
export function calendarFeedRepository({ orm }: Executor) {
  return {
    find: async ({ owner }: Scope<'calendar-feed'>): Promise<FeedRow | undefined> =>
      (await orm.select().from(calendarFeeds).where(eq(calendarFeeds.personId, owner)))[0],

    /** Takes the place of the one before. */
    put: async (
      { owner }: Scope<'calendar-feed', 'change'>,
      feed: Pick<FeedRow, 'tokenDigest' | 'language' | 'madeAt'>,
    ): Promise<void> => {
      await orm
        .insert(calendarFeeds)
        .values({ ...feed, personId: owner })
        .onConflictDoUpdate({ target: calendarFeeds.personId, set: { ...feed, lastReadAt: null } });
    },

    remove: async ({ owner }: Scope<'calendar-feed', 'delete'>): Promise<boolean> => {
      const { rowCount } = await orm.delete(calendarFeeds).where(eq(calendarFeeds.personId, owner));
      return rowCount === 1;
    },
  };
}

/** The feed whose address has this digest, which is read now. */
export async function readByAddress(
  { orm }: Executor,
  digest: Buffer,
  at: Date,
): Promise<FeedRow | undefined> {
  const rows = await orm
    .update(calendarFeeds)
    .set({ lastReadAt: at })
    .where(eq(calendarFeeds.tokenDigest, digest))
    .returning();
  return rows[0];
}
