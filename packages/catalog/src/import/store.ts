import type { Queryable } from '@longleaf/platform/jobs/queue';
import { figureGroups } from '@longleaf/rules/colleges/figures/groups';
import type { FigureGroupKey } from '@longleaf/rules/colleges/figures/groups';
import { urlNameOf } from '@longleaf/rules/colleges/names/url-name';
import type { PgTable } from 'drizzle-orm/pg-core';
import { emptyTable, insertColumns } from '../load/bulk.ts';
import { giveUrlNames } from '../load/url-names.ts';
import { noteDataset } from '../load/version.ts';
import { snakeCase } from '../naming/snake-case.ts';
import { college } from '../tables/college.ts';
import { figureTables } from '../tables/figures.ts';
import { program } from '../tables/programs.ts';
import type { Target } from './kind.ts';
import type { TargetRows } from './read-table.ts';
import { datasetOf } from './versions/datasets-of-kind.ts';

export interface Stored {
  readonly table: string;
  readonly rows: number;
  /** Rows that were left out: those about colleges that are not in the directory, if `because` says nothing else. */
  readonly unknown: number;
  readonly because?: string | undefined;
}

interface Origin {
  readonly year: string;
  readonly file: string;
  /** Keeps the facts that the file does not have. */
  readonly merges: boolean;
}

/** Puts what was read into its table, in the transaction of the client. */
export async function storeTarget(
  client: Queryable,
  target: Target,
  rows: TargetRows,
  origin: Origin,
): Promise<Stored> {
  if (target === 'college') return storeColleges(client, rows, origin);
  const key = datasetOf(target);
  const table: PgTable = target === 'program' ? program : figureTables[target as FigureGroupKey];
  const known = await knownColleges(client);
  const kept = rows.ids.flatMap((id, index) => (known.has(Number(id)) ? [index] : []));
  if (!origin.merges) await emptyTable(client, table);
  await insertColumns(client, table, columnsOf('collegeId', rows, kept), origin.merges ? 'update' : 'fail');
  await noteDataset(client, {
    key,
    rows: kept.length,
    origin: 'imported',
    year: origin.merges ? await yearsInUse(client, target as FigureGroupKey) : origin.year,
    file: origin.file,
  });
  return { table: key, rows: kept.length, unknown: rows.ids.length - kept.length };
}

/** The years of the facts in a group that several files fill: for each of its columns of years the one that most rows have. */
async function yearsInUse(client: Queryable, key: FigureGroupKey): Promise<string> {
  const columns = Object.entries<{ unit: string }>(figureGroups[key].figures)
    .filter(([, { unit }]) => unit === 'year')
    .map(([name]) => snakeCase(name));
  const modes = columns.map((name) => `mode() within group (order by ${name}) as ${name}`).join(', ');
  const { rows } = await client.query<Record<string, number | null>>(
    `select ${modes} from catalog.figures_${snakeCase(key)}`,
  );
  const years = Object.values(rows[0] ?? {}).filter((year) => year !== null);
  return [...new Set(years)].toSorted((a, b) => a - b).join(', ');
}

/** The directory adds and changes colleges. With a name in it, it is the whole list: colleges it lacks become closed. */
async function storeColleges(client: Queryable, rows: TargetRows, origin: Origin): Promise<Stored> {
  const isDirectory = rows.facts.has('name');
  const known = await knownColleges(client);
  const kept = rows.ids.flatMap((id, index) => (isDirectory || known.has(Number(id)) ? [index] : []));
  if (!isDirectory) {
    await updateColleges(client, columnsOf('id', rows, kept));
    return { table: 'colleges', rows: kept.length, unknown: rows.ids.length - kept.length };
  }
  const renamed = await client.query<{ id: number; name: string }>('select id, name from catalog.college');
  const before = new Map(renamed.rows.map((row) => [row.id, row.name]));
  await insertColumns(client, college, columnsOf('id', rows, kept), 'update');
  await client.query('update catalog.college set is_active = false where not (id = any($1::integer[]))', [
    rows.ids,
  ]);
  await giveUrlNames(client);
  const names = rows.facts.get('name') ?? [];
  for (const [index, id] of rows.ids.entries()) {
    const name = names[index];
    if (name && before.has(Number(id)) && before.get(Number(id)) !== name)
      await leadNewName(client, Number(id), name);
  }
  await noteDataset(client, {
    key: 'colleges',
    rows: kept.length,
    origin: 'imported',
    year: origin.year,
    file: origin.file,
  });
  return { table: 'colleges', rows: kept.length, unknown: 0 };
}

/** A renamed college keeps its address; the address its new name would have leads to it too, where it is free. */
async function leadNewName(client: Queryable, id: number, name: string): Promise<void> {
  await client.query(
    'insert into catalog.college_url_name (url_name, college_id, is_current) values ($1, $2, false) on conflict do nothing',
    [urlNameOf(name), id],
  );
}

async function updateColleges(
  client: Queryable,
  columns: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const facts = [...columns.keys()].filter((name) => name !== 'id');
  const current = await client.query<{ id: number; name: string; city: string; state: string }>(
    'select id, name, city, state from catalog.college',
  );
  const byId = new Map(current.rows.map((row) => [String(row.id), row]));
  // Required columns travel along unchanged, so that one statement can update many rows.
  const ids = columns.get('id') ?? [];
  const whole = new Map<string, readonly string[]>([
    ['id', ids],
    ...(['name', 'city', 'state'] as const).map(
      (name) => [name, ids.map((id) => byId.get(id)?.[name] ?? '')] as const,
    ),
    ...facts.map((name) => [name, columns.get(name) ?? []] as const),
  ]);
  await insertColumns(client, college, whole, 'update');
}

async function knownColleges(client: Queryable): Promise<ReadonlySet<number>> {
  const result = await client.query<{ id: number }>('select id from catalog.college');
  return new Set(result.rows.map((row) => row.id));
}

function columnsOf(
  idName: string,
  rows: TargetRows,
  kept: readonly number[],
): ReadonlyMap<string, readonly string[]> {
  const pick = (values: readonly (string | null)[]) => kept.map((index) => values[index] ?? '');
  return new Map([
    [idName, pick(rows.ids)],
    ...[...rows.facts].map(([fact, values]) => [fact, pick(values)] as const),
  ]);
}
