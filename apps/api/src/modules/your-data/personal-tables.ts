import type { Queryable } from '@longleaf/platform/jobs/queue';

/** A table that holds rows of people, and which of its rows are a person's. */
export type PersonalTable = {
  name: string;
  /** A condition on the table's rows, with `$1` for the person. */
  condition: string;
  /** Columns in their order. */
  columns: readonly { name: string; type: string }[];
  /** Columns that only tie the table to others. */
  keys: readonly string[];
  /** What happens to the rows when the person's row goes; anything but cascade would stop that. */
  cascades: boolean;
};

type Reference = {
  table: string;
  column: string;
  target: string;
  target_column: string;
  cascades: boolean;
};

/**
 * Finds every table of the portal that belongs to people: those that refer to the table of people, and those that refer
 * to one of these. Read from the database itself, so that a table that is added tomorrow is in it.
 */
export async function personalTables(database: Queryable): Promise<readonly PersonalTable[]> {
  const references = await database.query<Reference>(
    `select r.relname as table, a.attname as column,
            t.relname as target, ta.attname as target_column, c.confdeltype = 'c' as cascades
     from pg_constraint c
     join pg_class r on r.oid = c.conrelid join pg_class t on t.oid = c.confrelid
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     join pg_attribute ta on ta.attrelid = c.confrelid and ta.attnum = c.confkey[1]
     where c.contype = 'f' and c.connamespace = 'portal'::regnamespace
     order by r.relname, a.attname`,
  );
  const columns = await database.query<{ table: string; name: string; type: string }>(
    `select table_name as table, column_name as name, data_type as type
     from information_schema.columns where table_schema = 'portal' order by table_name, ordinal_position`,
  );
  const found = new Map<string, PersonalTable>();
  let parents: { name: string; condition: string }[] = [{ name: 'people', condition: 'id = $1' }];
  while (parents.length > 0) {
    const next: typeof parents = [];
    for (const parent of parents) {
      for (const { table, column, target, target_column: key, cascades } of references.rows) {
        if (target !== parent.name || table === 'people' || found.has(table)) continue;
        const condition =
          parent.name === 'people'
            ? `${quoted(column)} = $1`
            : `${quoted(column)} in (select ${quoted(key)} from portal.${quoted(parent.name)} where ${parent.condition})`;
        found.set(table, {
          name: table,
          condition,
          columns: columns.rows
            .filter((one) => one.table === table)
            .map(({ name, type }) => ({ name, type })),
          keys: references.rows.filter((one) => one.table === table).map((one) => one.column),
          cascades,
        });
        next.push({ name: table, condition });
      }
    }
    parents = next;
  }
  return [...found.values()];
}

/** A name in a statement; names come from the database's own catalogue. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
