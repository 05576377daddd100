import type { Queryable } from '@longleaf/platform/jobs/queue';
import { isOlder } from '@longleaf/rules/imports/objections';
import type { ColumnDifference, SwappedColumns, TableDifference } from '@longleaf/rules/imports/objections';
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

interface Column {
  readonly name: string;
  readonly kind: 'number' | 'boolean' | 'text' | undefined;
}

/** A column in which fewer values change has not changed places with another. */
const fewestChanged = 20;
/** So many counts fit into one statement. */
const pairsAtOnce = 300;

/** Columns that name a thing or a place: few of them change in a year. */
const naming = new Set(['name', 'title', 'city', 'state']);
/** Columns that say where a row is from, or why it has no figure: a new list has new ones. */
const telling = new Set(['source', 'year', 'address', 'missing']);
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
  const last = `(select ${keys.map((key) => `"${key}"`).join(', ')} from ${nameOf(table)} order by ${keys.map((key) => `"${key}" desc`).join(', ')} limit 1)`;
  const [isBefore, isAfter] = [`b."${keys[0]}" is not null`, `a."${keys[0]}" is not null`];
  const open = openColumn[getTableConfig(table).name];
  const columns = Object.values(getTableColumns(table))
    .filter(({ name }) => !keys.includes(name) && !ranking.has(name))
    .map((column): Column => ({ name: column.name, kind: kindOf(column.getSQLType()) }));
  const counts = [
    `count(*) filter (where ${isBefore}) as "rowsBefore"`,
    `count(*) filter (where ${isBefore} and not (${isAfter})) as "rowsGone"`,
    `count(*) filter (where ${isBefore} and not (${isAfter}) and (${keys.map((key) => `b."${key}"`).join(', ')}) > ${last}) as "goneAtEnd"`,
    `count(*) filter (where ${isAfter} and not (${isBefore})) as "rowsNew"`,
    `${open === undefined ? '0' : `count(*) filter (where b."${open}" and a."${open}" is false)`} as closed`,
    ...columns.flatMap(({ name, kind }, index) => {
      const [was, is] = [`b."${name}"`, `a."${name}"`];
      const stays = `${isAfter} and ${was} is not null`;
      return [
        `count(*) filter (where ${stays}) as compared${index}`,
        `count(*) filter (where ${stays} and ${is} is null) as gone${index}`,
        `${kind === 'number' ? `count(*) filter (where abs(${is}) > 2 * abs(${was}) or 2 * abs(${is}) < abs(${was}))` : '0'} as leaps${index}`,
        `${kind === 'number' ? `greatest(count(*) filter (where ${was} > 0 and ${is} > 1.2 * ${was}), count(*) filter (where ${was} > 0 and ${is} < ${was} / 1.2))` : '0'} as shifted${index}`,
        `${naming.has(name) || (kind === 'boolean' && name !== open) ? `count(*) filter (where ${is} <> ${was})` : '0'} as renamed${index}`,
        `${kind === 'text' && !naming.has(name) && !telling.has(name) ? `count(*) filter (where ${is} <> ${was})` : '0'} as reworded${index}`,
        `count(*) filter (where ${is} <> ${was}) as changed${index}`,
      ];
    }),
  ];
  const { rows } = await client.query<Record<string, string>>(`select ${counts.join(', ')} from ${joined}`);
  const figure = (name: string) => Number(rows[0]?.[name] ?? 0);
  const changed = columns.filter((_column, index) => figure(`changed${index}`) >= fewestChanged);
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
      shifted: figure(`shifted${index}`),
      renamed: figure(`renamed${index}`),
      reworded: figure(`reworded${index}`),
    })),
    swapped: await swappedAmong(client, joined, changed),
  };
}

/** Finds pairs of columns of one kind that would hold what the other held. A figure of another year is near it at best. */
async function swappedAmong(
  client: Queryable,
  joined: string,
  columns: readonly Column[],
): Promise<SwappedColumns[]> {
  const pairs = columns.flatMap((one, index) =>
    columns
      .slice(index + 1)
      .flatMap((other) => (one.kind === other.kind && one.kind ? [{ one, other }] : [])),
  );
  const found: SwappedColumns[] = [];
  for (let first = 0; first < pairs.length; first += pairsAtOnce) {
    const some = pairs.slice(first, first + pairsAtOnce);
    const counts = some.flatMap(({ one, other }, index) => {
      const [was, is] = [`b."${one.name}"`, `a."${one.name}"`];
      const [otherWas, otherIs] = [`b."${other.name}"`, `a."${other.name}"`];
      const swapped =
        one.kind === 'number'
          ? `abs(${is} - ${otherWas}) < abs(${is} - ${was}) and abs(${otherIs} - ${was}) < abs(${otherIs} - ${otherWas})`
          : `${is} = ${otherWas} and ${otherIs} = ${was}`;
      const differ = `${was} <> ${otherWas} and ${is} is not null and ${otherIs} is not null`;
      return [
        `count(*) filter (where ${differ}) as compared${index}`,
        `count(*) filter (where ${differ} and ${swapped}) as swapped${index}`,
      ];
    });
    const { rows } = await client.query<Record<string, string>>(`select ${counts.join(', ')} from ${joined}`);
    for (const [index, { one, other }] of some.entries()) {
      const swapped = Number(rows[0]?.[`swapped${index}`]);
      if (swapped > 0)
        found.push({
          columns: [one.name, other.name],
          compared: Number(rows[0]?.[`compared${index}`]),
          swapped,
        });
    }
  }
  return found;
}

/** What two columns must have in common for their values to change places; undefined for what is not compared so. */
function kindOf(type: string): Column['kind'] {
  if (['integer', 'smallint', 'double precision', 'real', 'numeric'].includes(type)) return 'number';
  return type === 'boolean' || type === 'text' ? type : undefined;
}
