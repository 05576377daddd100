import type { DataSection } from '@longleaf/contract/your-data';
import type { Scope } from '@longleaf/http/policy';
import type { Executor } from '@longleaf/platform/executor';
import { asc, eq, getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PersonalTable } from '../people/personal-data.ts';

/** The rows of a table as they are stored, and which columns are read, by which names. */
export type StoredSection = Omit<DataSection, 'entries'> & Pick<PersonalTable, 'reads'>;

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
    const rows = await rowsOf(executor, table, owner);
    if (rows.length > 0)
      sections.push({ id: getTableName(table.table), title: table.title, rows, reads: table.reads });
  }
  return sections;
}

async function rowsOf(
  { orm }: Executor,
  declared: PersonalTable,
  owner: string,
): Promise<DataSection['rows']> {
  const columns: Record<string, PgColumn> = getTableColumns(declared.table);
  const shown = Object.fromEntries(Object.entries(columns).filter(([name]) => declared.shows.includes(name)));
  const rows = await orm
    .select(shown)
    .from(declared.table)
    .where(isOf(declared, owner))
    .orderBy(asc(sql`1`))
    .limit(MOST_ROWS);
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)])),
  );
}

/** Whether a row is this person's: by the declared column alone, whatever other keys it has. */
function isOf({ owner: column, partOf }: PersonalTable, owner: string): SQL {
  const own = eq(column, owner);
  return partOf ? sql`${partOf.key} in (select ${partOf.row} from ${column.table} where ${own})` : own;
}

type Plain = DataSection['rows'][number][string];

function plain(value: unknown): Plain {
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return SEALED;
  return (value ?? null) as Plain;
}
