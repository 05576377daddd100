import type { Scope } from '@longleaf/http/policy';
import type { Executor } from '@longleaf/platform/executor';
import { eq } from 'drizzle-orm';
import { draftKeys } from './tables.ts';

/** All SQL of draft keys: one for each person, made once. */
export function draftKeyRepository({ orm }: Executor) {
  return {
    /** The person's key: the one there is, else the one given. */
    async keyOf({ owner }: Scope<'draft-key'>, fresh: string): Promise<string> {
      await orm.insert(draftKeys).values({ personId: owner, key: fresh }).onConflictDoNothing();
      const [row] = await orm.select().from(draftKeys).where(eq(draftKeys.personId, owner));
      return row?.key ?? fresh;
    },
  };
}
