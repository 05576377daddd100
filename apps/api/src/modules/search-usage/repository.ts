import type { Executor } from '@longleaf/platform/executor';
import { sql } from 'drizzle-orm';
import { searchUsage } from './tables.ts';

export function searchUsageRepository({ orm }: Executor) {
  return {
    /** Adds one use to a day, written 2026-11-21. */
    countUse: async (day: string): Promise<void> => {
      await orm
        .insert(searchUsage)
        .values({ day, uses: 1 })
        .onConflictDoUpdate({ target: searchUsage.day, set: { uses: sql`${searchUsage.uses} + 1` } });
    },
  };
}
