import { desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgInsertValue, type PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './executor.ts';

export type Kept<Row> = {
  row: Row;
  /** False when it was there before and stayed as it was. */
  isNew: boolean;
};

type Wanted<T extends PgTable> = {
  table: T;
  /** Whose rows are counted: the column that names them, and who it is. */
  owner: { column: PgColumn; id: string };
  /** Tells the row that is wanted from the others of its owner. */
  same: SQL;
  /** Under its own id when it is put back, under the next one otherwise. */
  row: PgInsertValue<T, true>;
  /** How many rows an owner may have. */
  limit: number;
};

/** Makes whoever else keeps rows of this owner in a table wait: what is counted stays true until this is committed. */
export async function lockRowsOf(tx: Transaction, table: PgTable, ownerId: string): Promise<void> {
  const { schema, name } = getTableConfig(table);
  await tx.orm.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${schema}.${name} ${ownerId}`}, 0))`,
  );
}

/**
 * Keeps a row once, and within its owner's limit for any number of calls at once.
 * @returns the row; undefined when there is none like it and the owner has `limit` others.
 */
export async function keepWithin<T extends PgTable>(
  tx: Transaction,
  { table, owner, same, row, limit }: Wanted<T>,
): Promise<Kept<T['$inferSelect']> | undefined> {
  await lockRowsOf(tx, table, owner.id);
  const mine = eq(owner.column, owner.id);
  const source: PgTable = table;
  // One statement tells both whether there is one like it and how many there are. It is none with the lock: what a
  // statement sees is settled before it waits.
  const isSame = sql<boolean>`coalesce((${same}), false)`;
  const [first] = await tx.orm
    .select({ row: getTableColumns(source), isSame, total: sql<number>`(count(*) over ())::int` })
    .from(source)
    .where(mine)
    .orderBy(desc(isSame))
    .limit(1);
  if (first?.isSame) return { row: first.row, isNew: false };
  if ((first?.total ?? 0) >= limit) return undefined;
  const [made] = await tx.orm.insert(table).overridingSystemValue().values(row).returning();
  return made && { row: made, isNew: true };
}
