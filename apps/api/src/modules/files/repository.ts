import type { Scope } from '@longleaf/http/policy';
import type { Executor, Transaction } from '@longleaf/platform/executor';
import { lockRowsOf } from '@longleaf/platform/keep-within';
import { and, asc, eq, gt, inArray, sum } from 'drizzle-orm';
import { files } from './tables.ts';

export type FileRow = typeof files.$inferSelect;

const own = ({ owner }: Scope<'file'>, id: string) => and(eq(files.personId, owner), eq(files.id, id));

/** Rows of files; their bytes are in the store. */
export function fileRepository({ orm }: Executor) {
  return {
    insert: async (scope: Scope<'file', 'change'>, row: Omit<FileRow, 'personId'>): Promise<void> => {
      await orm.insert(files).values({ ...row, personId: scope.owner });
    },
    /** A file that its owner may read. */
    find: async (scope: Scope<'file'>, id: string): Promise<FileRow | undefined> =>
      (
        await orm
          .select()
          .from(files)
          .where(and(own(scope, id), eq(files.isHeld, false)))
      )[0],
    /** The same, also of one that the owner may not read: for those whom it is meant for. */
    findHeld: async (scope: Scope<'file'>, id: string): Promise<FileRow | undefined> =>
      (await orm.select().from(files).where(own(scope, id)))[0],
    /** False when there is no such file of this owner. */
    remove: async (scope: Scope<'file', 'change' | 'delete'>, id: string): Promise<boolean> => {
      const { rowCount } = await orm.delete(files).where(own(scope, id));
      return rowCount === 1;
    },
    idsOf: async (scope: Scope<'person', 'delete'>): Promise<string[]> =>
      (await orm.select({ id: files.id }).from(files).where(eq(files.personId, scope.owner))).map(
        ({ id }) => id,
      ),
  };
}

/** Bytes of all files of the owner; whoever else adds one waits until the end of the transaction. */
export async function bytesOf(tx: Transaction, { owner }: Scope<'file', 'change'>): Promise<number> {
  await lockRowsOf(tx, files, owner);
  const [row] = await tx.orm
    .select({ total: sum(files.size).mapWith(Number) })
    .from(files)
    .where(eq(files.personId, owner));
  return row?.total ?? 0;
}

/** Which of these files have a row, whoever's it is. */
export async function idsThere({ orm }: Executor, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await orm
    .select({ id: files.id })
    .from(files)
    .where(inArray(files.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** The keys of the next files after `last`, in the order of their ids. */
export function nextKeys({ orm }: Executor, last: string, limit: number) {
  return orm
    .select({ id: files.id, sealedKey: files.sealedKey })
    .from(files)
    .where(gt(files.id, last))
    .orderBy(asc(files.id))
    .limit(limit);
}

/** Puts a key that was sealed anew in the place of the one that was read; false when somebody else was first. */
export async function replaceKey(
  { orm }: Executor,
  id: string,
  before: Buffer,
  now: Buffer,
): Promise<boolean> {
  const { rowCount } = await orm
    .update(files)
    .set({ sealedKey: now })
    .where(and(eq(files.id, id), eq(files.sealedKey, before)));
  return rowCount === 1;
}
