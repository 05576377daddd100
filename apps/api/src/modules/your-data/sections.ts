import type { DataSection } from '@longleaf/contract/your-data';
import type { Queryable } from '@longleaf/platform/jobs/queue';
import { personalTables, quoted, type PersonalTable } from './personal-tables.ts';

/** Titles of kinds of rows, in the order they are shown; others follow under the name of their table. */
const TITLES: readonly (readonly [table: string, title: string])[] = [
  ['profiles', 'Your profile'],
  ['profile_demographics', 'Demographics'],
  ['profile_guardians', 'Parents and guardians'],
  ['associated_schools', 'Your schools'],
  ['saved_colleges', 'Saved colleges'],
  ['saved_searches', 'Saved searches'],
  ['saved_careers', 'Saved careers'],
  ['saved_programs', 'Saved programs'],
  ['prospects', 'Colleges that you asked to recruit you'],
  ['prospect_changes', 'When you asked, and changes'],
  ['person_deletions', 'Deleting your account'],
];

/** Rows that one section shows; nobody has more, and a page has to stay readable. */
const MOST_ROWS = 10_000;

/** Instead of what is kept sealed. */
const SEALED = 'Kept sealed and not shown';

/** Tables of secrets that only work together with the person's own browser; to show them would be to give them away. */
const SECRET_TABLES = new Set(['draft_keys']);

/** Every row that the portal keeps about a person, one section for each kind that has any. */
export async function sectionsOf(database: Queryable, personId: string): Promise<DataSection[]> {
  const tables = (await personalTables(database)).filter(({ name }) => !SECRET_TABLES.has(name));
  const sections: DataSection[] = [];
  for (const table of tables.toSorted((a, b) => order(a.name) - order(b.name))) {
    const rows = await rowsOf(database, table, personId);
    if (rows.length > 0) sections.push({ id: table.name, title: titleOf(table.name), rows });
  }
  return sections;
}

async function rowsOf(
  database: Queryable,
  { name, condition, columns, keys }: PersonalTable,
  personId: string,
): Promise<DataSection['rows']> {
  const shown = columns.filter((column) => !keys.includes(column.name));
  const list = shown.map((column) => quoted(column.name)).join(', ');
  const { rows } = await database.query<Record<string, unknown>>(
    `select ${list} from portal.${quoted(name)} where ${condition} order by 1 limit ${MOST_ROWS}`,
    [personId],
  );
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [camel(key), plain(value)])),
  );
}

type Plain = DataSection['rows'][number][string];

function plain(value: unknown): Plain {
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return SEALED;
  return (value ?? null) as Plain;
}

function camel(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function order(table: string): number {
  const place = TITLES.findIndex(([name]) => name === table);
  return place < 0 ? TITLES.length : place;
}

/** `study_plans` is 'Study plans'. */
function titleOf(table: string): string {
  const words = table.replaceAll('_', ' ');
  return TITLES.find(([name]) => name === table)?.[1] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
