import type { Queryable } from '@longleaf/platform/jobs/queue';
import { isOlder } from '@longleaf/rules/imports/objections';
import type { ColumnDifference, TableDifference } from '@longleaf/rules/imports/objections';
import { getTableColumns } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { PgTable } from 'drizzle-orm/pg-core';
import { keyColumns } from '../../load/bulk.ts';
import { datasetsOfKind, tablesOfDataset } from '../versions/datasets-of-kind.ts';
import { nameOf } from '../versions/with-version.ts';

interface Compared {
  readonly dataset: string;
  readonly table: PgTable;
  readonly copy: string;
}

/** Columns that name a thing or a place: few of them change in a year. */
const naming = new Set(['name', 'title', 'city', 'state']);
/** Columns whose figures say an order alone. */
const ranking = new Set(['rank']);
/** The column that says whether a row is still offered. */
const openColumn: Readonly<Record<string, string>> = { college: 'is_active', school: 'is_listed' };

/**
 * Compares what the tables of a kind hold before and after some work, in the transaction of the client.
 * @param year of the file; undefined where the kind fills only some facts of its table, each with a year of its own.
 */
export async function compareTables<Result>(
  client: Queryable,
  kind: string,
  year: string | undefined,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly differences: readonly TableDifference[] }> {
  const compared = datasetsOfKind(kind).flatMap((dataset) =>
    tablesOfDataset(dataset).map((table): Compared => ({
      dataset,
      table,
      copy: `before_${getTableConfig(table).name}`,
    })),
  );
  for (const { table, copy } of compared)
    await client.query(`create temporary table ${copy} on commit drop as table ${nameOf(table)}`);
  const notes = await client.query<{ key: string; year: string }>('select key, year from catalog.dataset');
  const years = new Map(notes.rows.map((row) => [row.key, row.year]));
  const result = await work();
  const noted = await client.query<{ key: string }>(
    'select key from catalog.dataset where loaded_at = now()',
  );
  const filled = new Set(noted.rows.map(({ key }) => key));
  const differences: TableDifference[] = [];
  for (const one of compared) {
    const inUse = filled.has(one.dataset) ? years.get(one.dataset) : undefined;
    const older =
      year !== undefined && inUse !== undefined && isOlder(year, inUse) ? { file: year, inUse } : null;
    differences.push({ ...(await differenceOf(client, one)), older });
  }
  for (const { copy } of compared) await client.query(`drop table ${copy}`);
  return { result, differences };
}

async function differenceOf(
  client: Queryable,
  { dataset, table, copy }: Compared,
): Promise<Omit<TableDifference, 'older'>> {
  const keys = keyColumns(table);
  const joined = `${copy} b full join ${nameOf(table)} a on ${keys.map((key) => `a."${key}" = b."${key}"`).join(' and ')}`;
  const [isBefore, isAfter] = [`b."${keys[0]}" is not null`, `a."${keys[0]}" is not null`];
  const open = openColumn[getTableConfig(table).name];
  const columns = Object.values(getTableColumns(table))
    .filter(({ name }) => !keys.includes(name) && !ranking.has(name))
    .map((column) => ({ name: column.name, isNumber: isNumber(column.getSQLType()) }));
  const counts = [
    `count(*) filter (where ${isBefore}) as "rowsBefore"`,
    `count(*) filter (where ${isBefore} and not (${isAfter})) as "rowsGone"`,
    `count(*) filter (where ${isBefore} and not (${isAfter}) and b."${keys[0]}" > (select max("${keys[0]}") from ${nameOf(table)})) as "goneAtEnd"`,
    `count(*) filter (where ${isAfter} and not (${isBefore})) as "rowsNew"`,
    `${open === undefined ? '0' : `count(*) filter (where b."${open}" and a."${open}" is false)`} as closed`,
    ...columns.flatMap(({ name, isNumber: hasSize }, index) => {
      const [was, is] = [`b."${name}"`, `a."${name}"`];
      const stays = `${isAfter} and ${was} is not null`;
      return [
        `count(*) filter (where ${stays}) as compared${index}`,
        `count(*) filter (where ${stays} and ${is} is null) as gone${index}`,
        `${hasSize ? `count(*) filter (where abs(${is}) > 2 * abs(${was}) or 2 * abs(${is}) < abs(${was}))` : '0'} as leaps${index}`,
        `${naming.has(name) ? `count(*) filter (where ${is} <> ${was})` : '0'} as renamed${index}`,
      ];
    }),
  ];
  const { rows } = await client.query<Record<string, string>>(`select ${counts.join(', ')} from ${joined}`);
  const figure = (name: string) => Number(rows[0]?.[name] ?? 0);
  return {
    table: dataset,
    rowsBefore: figure('rowsBefore'),
    rowsGone: figure('rowsGone'),
    goneAtEnd: figure('goneAtEnd'),
    rowsNew: figure('rowsNew'),
    closed: figure('closed'),
    columns: columns.map(({ name }, index): ColumnDifference => ({
      column: name,
      compared: figure(`compared${index}`),
      gone: figure(`gone${index}`),
      leaps: figure(`leaps${index}`),
      renamed: figure(`renamed${index}`),
    })),
  };
}

function isNumber(type: string): boolean {
  return ['integer', 'smallint', 'double precision', 'real', 'numeric'].includes(type);
}
