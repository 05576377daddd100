import type { Scope } from '@longleaf/http/policy';
import type { Executor } from '@longleaf/platform/executor';
import { eq, inArray } from 'drizzle-orm';
import {
  type Asked,
  digestsOf,
  type ListedStudent,
  type ListKeys,
  openAsked,
  openStudent,
  sealAsked,
} from './sealed-students.ts';
import { listedStudents, listLooks } from './tables.ts';

/** All SQL of looking at the list. */
export function directAdmissionRepository({ orm }: Executor, keys: ListKeys) {
  return {
    /** What the person looked with last. */
    looked: async ({ owner }: Scope<'direct-admission'>): Promise<Asked | undefined> => {
      const [row] = await orm.select().from(listLooks).where(eq(listLooks.personId, owner));
      return row && openAsked(keys, owner, row.asked);
    },

    keepLook: async (
      { owner }: Scope<'direct-admission', 'change'>,
      given: Asked,
      at: Date,
    ): Promise<void> => {
      const row = { asked: sealAsked(keys, owner, given), lookedAt: at };
      await orm
        .insert(listLooks)
        .values({ personId: owner, ...row })
        .onConflictDoUpdate({ target: listLooks.personId, set: row });
    },

    /** The student of the list with this number and last name; a wrong name and a wrong number take the same way. */
    find: async (asked: Asked): Promise<ListedStudent | undefined> => {
      const [row] = await orm
        .select()
        .from(listedStudents)
        .where(inArray(listedStudents.digest, digestsOf(keys, asked)));
      return row && openStudent(keys, row.digest, row.student);
    },
  };
}
