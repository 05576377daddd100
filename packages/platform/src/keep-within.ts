import { type Column, getTableColumns, getTableUniqueName, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgInsertValue, type PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { escapeIdentifier, escapeLiteral } from 'pg';
import { type Executor, inOneWait, sendAhead, type Transaction } from './executor.ts';
import type { Queryable } from './jobs/queue.ts';
import { written } from './written-once.ts';

export type Kept<Row> = {
  row: Row;
  /** False when it was there before and stayed as it was. */
  isNew: boolean;
};

type Wanted<T extends PgTable> = {
  table: T;
  /** Whose rows are counted: the column that names them, and who it is. */
  owner: { column: PgColumn; id: string };
  /**
   * Tells the row that is wanted from the others of its owner. One that is made once, with `sql.placeholder` and the name
   * of a field in place of each value of the row, has the statement put together once.
   */
  same: SQL;
  /** Under its own id when it is put back, under the next one otherwise. */
  row: PgInsertValue<T, true>;
  /** How many rows an owner may have. */
  limit: number;
};

/**
 * Makes whoever else keeps rows of this owner in a table wait: what is counted stays true until this is committed. The
 * lock is there before what is asked next, and goes to the database with it.
 */
export function lockRowsOf(tx: Transaction, table: PgTable, ownerId: string): Promise<void> {
  return sendAhead(tx, lockOf(table, ownerId));
}

/**
 * The same lock as a part of a statement, for one that may see what was there before it waited: what it writes itself is
 * kept from conflicts by the table.
 */
export function lockWithin(table: PgTable, ownerId: SQL): SQL {
  return sql`pg_advisory_xact_lock(hashtextextended(${sql.raw(escapeLiteral(`${getTableUniqueName(table)} `))} || ${ownerId}, 0))`;
}

/** The lock as a statement without values: a new transaction takes it in the message that begins it. */
function lockOf(table: PgTable, ownerId: string): string {
  const owned = escapeLiteral(`${getTableUniqueName(table)} ${ownerId}`);
  return `select pg_advisory_xact_lock(hashtextextended(${owned}, 0))`;
}

/**
 * Keeps a row once, and within its owner's limit for any number of calls at once.
 * @returns the row; undefined when there is none like it and the owner has `limit` others.
 */
export async function keepWithin<T extends PgTable>(
  executor: Executor,
  wanted: Wanted<T>,
): Promise<Kept<T['$inferSelect']> | undefined> {
  const { table, owner, limit } = wanted;
  const lock = lockOf(table, owner.id);
  const given = givenOf(wanted);
  const values = Object.fromEntries(given.map(({ field, value }) => [field, value]));
  const statement = statementOf(wanted, given)({ ...values, [OWNER]: owner.id, [LIMIT]: limit });
  const rows = await afterLock<Record<string, unknown>>(executor, lock, statement);
  return rows[0] && keptOf(table, rows[0]);
}

/** The statement is none with the lock: what a statement sees is settled before it waits. */
async function afterLock<Row extends pg.QueryResultRow>(
  executor: Executor,
  lock: string,
  statement: { text: string; values: unknown[] },
): Promise<Row[]> {
  const ask = (client: Queryable) => client.query<Row>(statement);
  if ('pool' in executor) return (await inOneWait(executor.pool, ask, lock)).rows;
  await sendAhead(executor, lock);
  return (await ask(executor)).rows;
}

/** A value of the row, as its column writes it, or the SQL that works it out. */
interface Given {
  field: string;
  column: Column;
  value: unknown;
}

function givenOf<T extends PgTable>({ table, row }: Wanted<T>): Given[] {
  const columns = columnsOf(table);
  return Object.entries(row).flatMap(([field, value]) => {
    const column = columns[field];
    if (column === undefined || value === undefined) return [];
    return [
      { field, column, value: value === null || isSql(value) ? value : column.mapToDriverValue(value) },
    ];
  });
}

// No field has such a name.
const OWNER = '$owner';
const LIMIT = '$limit';
type Statement = ReturnType<typeof written>;
const statements = new WeakMap<SQL, Map<string, Statement>>();

/** The statement for such a row; the one that was put together before, where nothing differs but values. */
function statementOf<T extends PgTable>(wanted: Wanted<T>, given: readonly Given[]): Statement {
  if (given.some(({ value }) => isSql(value))) return written(keeping(wanted, given));
  const ofSame = statements.get(wanted.same) ?? new Map<string, Statement>();
  statements.set(wanted.same, ofSame);
  const key = given.map(({ field }) => field).join();
  const known = ofSame.get(key) ?? written(keeping(wanted, given));
  ofSame.set(key, known);
  return known;
}

/** One statement looks for a row like it, counts, and adds it. */
function keeping<T extends PgTable>({ table, owner, same }: Wanted<T>, given: readonly Given[]): SQL {
  const names = given.map(({ column }) => column.name);
  const said = textsOf(table, owner.column, names);
  return sql.join([
    said.looking,
    same,
    said.counting,
    sql`${sql.placeholder(OWNER)}`,
    said.adding,
    sql.join(given.map(valueOf), sql.raw(', ')),
    said.within,
    sql`${sql.placeholder(LIMIT)}`,
    said.giving,
  ]);
}

interface Texts {
  looking: SQL;
  counting: SQL;
  adding: SQL;
  within: SQL;
  giving: SQL;
}
const texts = new WeakMap<PgTable, Map<string, Texts>>();

/** What the statement says around its values. Put together column by column at each call it took half of the call. */
function textsOf(table: PgTable, owner: PgColumn, given: readonly string[]): Texts {
  const ofTable = texts.get(table) ?? new Map<string, Texts>();
  texts.set(table, ofTable);
  const key = given.join();
  const known = ofTable.get(key);
  if (known) return known;
  const { schema, name } = getTableConfig(table);
  const rows = [schema, name].flatMap((part) => part ?? []).map(escapeIdentifier);
  const shown = namesOf(Object.values(columnsOf(table)).map((column) => column.name));
  const written = {
    looking: sql.raw(`with mine as (select ${shown}, coalesce((`),
    counting: sql.raw(`), false) as is_same, (count(*) over ())::int as total
      from ${rows.join('.')} where ${escapeIdentifier(owner.name)} = `),
    adding: sql.raw(` order by is_same desc limit 1), made as (
      insert into ${rows.join('.')} (${namesOf(given)}) overriding system value select `),
    within: sql.raw(
      ` where not exists (select from mine where is_same) and coalesce((select total from mine), 0) < `,
    ),
    giving: sql.raw(`::int returning ${shown})
      select ${shown}, true as is_new from made union all select ${shown}, false from mine where is_same`),
  };
  ofTable.set(key, written);
  return written;
}

function keptOf<T extends PgTable>(table: T, kept: Record<string, unknown>): Kept<T['$inferSelect']> {
  const read = Object.entries(columnsOf(table)).map(([field, column]) => {
    const value = kept[column.name];
    return [field, value === null ? null : column.mapFromDriverValue(value)];
  });
  return { row: Object.fromEntries(read) as T['$inferSelect'], isNew: kept['is_new'] === true };
}

const columnsOf = (table: PgTable): Record<string, Column> => getTableColumns<PgTable>(table);

const namesOf = (columns: readonly string[]): string => columns.map(escapeIdentifier).join(', ');

const isSql = (value: unknown): value is SQL =>
  value !== null && typeof value === 'object' && 'getSQL' in value;

function valueOf({ field, column, value }: Given): SQL {
  return isSql(value) ? sql`${value}` : sql`${sql.placeholder(field)}::${sql.raw(column.getSQLType())}`;
}
