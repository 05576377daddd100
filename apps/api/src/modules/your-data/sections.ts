import type { DataSection } from '@longleaf/contract/your-data';
import type { Scope } from '@longleaf/http/policy';
import type { Executor } from '@longleaf/platform/executor';
import { asc, eq, getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PersonalTable } from '../people/personal-data.ts';

type Row = DataSection['rows'][number];

/**
 * The rows of a table as they are stored, and which columns are read, by which names. `wholes` are, row by row, what is
 * told of the rows of `wholeId` that they are parts of, by the names in `tells`.
 */
export type StoredSection = Omit<DataSection, 'entries'> &
  Pick<PersonalTable, 'reads'> & {
    wholeId: string;
    tells: Readonly<Record<string, string>>;
    wholes: readonly Row[];
  };

/** Rows that one section shows; nobody has more, and a page has to stay readable. */
const MOST_ROWS = 10_000;

/** Instead of what is kept sealed. */
export const SEALED = /*i18n*/ 'Kept sealed';

/** Every row that the portal keeps about a person, one section for each declared table that has any. */
export async function sectionsOf(
  executor: Executor,
  { owner }: Scope<'your-data', 'read'>,
  tables: readonly PersonalTable[],
): Promise<StoredSection[]> {
  const sections: StoredSection[] = [];
  for (const table of tables) {
    if (table.title === null) continue;
    const { rows, wholes } = await rowsOf(executor, table, owner);
    const { reads, title, partOf } = table;
    const [id, wholeId] = [getTableName(table.table), getTableName(table.owner.table)];
    if (rows.length > 0)
      sections.push({ id, title, rows, reads, wholeId, tells: partOf?.tells ?? {}, wholes });
  }
  return sections;
}

async function rowsOf(
  { orm }: Executor,
  { table, shows, owner: column, partOf }: PersonalTable,
  owner: string,
): Promise<{ rows: Row[]; wholes: Row[] }> {
  const row = columnsOf(table, shows);
  const whole = partOf ? columnsOf(column.table, Object.keys(partOf.tells ?? {})) : {};
  const all = orm.select({ row, whole }).from(table).$dynamic();
  const found = await (partOf ? all.innerJoin(column.table, eq(partOf.key, partOf.row)) : all)
    // By the declared column alone, whatever other keys the row has.
    .where(eq(column, owner))
    .orderBy(asc(sql`1`))
    .limit(MOST_ROWS);
  const plainly = (values: object | null) =>
    Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, plain(value)]));
  return { rows: found.map((one) => plainly(one.row)), wholes: found.map((one) => plainly(one.whole)) };
}

function columnsOf(table: PgTable, names: readonly string[]): Record<string, PgColumn> {
  return Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => names.includes(name)));
}

type Plain = DataSection['rows'][number][string];

function plain(value: unknown): Plain {
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return SEALED;
  return (value ?? null) as Plain;
}
