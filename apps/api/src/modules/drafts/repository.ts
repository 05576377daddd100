import type { Executor } from '@longleaf/platform/executor';
import { eq } from 'drizzle-orm';
import { draftKeys } from './tables.ts';

/** All SQL of draft keys: one for each person, made once. */
export function draftKeyRepository({ orm }: Executor) {
  return {
    /** The person's key: the one there is, else the one given. */
    async keyOf(personId: string, fresh: string): Promise<string> {
      await orm.insert(draftKeys).values({ personId, key: fresh }).onConflictDoNothing();
      const [row] = await orm.select().from(draftKeys).where(eq(draftKeys.personId, personId));
      return row?.key ?? fresh;
    },
  };
}
