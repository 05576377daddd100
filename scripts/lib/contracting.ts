/** What takes something away that the version before may still use, or asks for something that it does not give. */
const CONTRACTING: readonly [pattern: RegExp, what: string][] = [
  [
    /\bdrop\s+(table|column|schema|view|type|sequence)\b/i,
    'takes away what copies of the version before may read',
  ],
  [/\brename\b/i, 'renames what copies of the version before may read'],
  [/\bset\s+data\s+type\b|\balter\s+column\s+\S+\s+type\b/i, 'changes the type of a column'],
  [/\bset\s+not\s+null\b/i, 'asks for a value that copies of the version before may leave out'],
  [/\bdrop\s+default\b/i, 'asks for a value that copies of the version before may leave out'],
  [
    /\badd\s+constraint\b(?!.*\bforeign\s+key\b)/i,
    'asks of rows what copies of the version before may not keep to',
  ],
  [/\bcreate\s+unique\s+index\b/i, 'asks of rows what copies of the version before may not keep to'],
];
/** A column that every row must have, and that nothing fills in. */
const COLUMN_WITHOUT_VALUE = /\badd\s+column\b(?=.*\bnot\s+null\b)(?!.*\b(default|generated)\b)/i;
/** Why a statement may contract all the same: nobody uses what it takes away since that version. */
const UNUSED_SINCE = /--\s*unused since (\d+\.\d+\.\d+)/;

/**
 * The statements of a migration after which copies of the version before would fail, each with why. A table that the
 * same version brings may be changed: nobody else knows it.
 * @param released the versions that are released: what is marked `-- unused since X` with one of them may go.
 */
export function contractingStatements(
  sql: string,
  released: readonly string[],
  newTables: ReadonlySet<string>,
): string[] {
  return sql
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim())
    .filter((statement) => !newTables.has(tableOf(statement) ?? ''))
    .flatMap((statement) => {
      const [, since] = UNUSED_SINCE.exec(statement) ?? [];
      if (since !== undefined && released.includes(since)) return [];
      const plain = statement.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ');
      const why = COLUMN_WITHOUT_VALUE.test(plain)
        ? 'asks for a value that copies of the version before do not give'
        : CONTRACTING.find(([pattern]) => pattern.test(plain))?.[1];
      return why === undefined ? [] : [`${plain.slice(0, 120)} (${why})`];
    });
}

/** The tables that migrations make, as `schema.table`. */
export function tablesMade(sql: string): string[] {
  return [...sql.matchAll(/\bcreate table (?:if not exists )?"(\w+)"\."(\w+)"/gi)].map(
    ([, schema, table]) => `${schema}.${table}`,
  );
}

function tableOf(statement: string): string | undefined {
  const [, schema, table] =
    /\b(?:alter table|on|drop table)\s+(?:only )?"(\w+)"\."(\w+)"/i.exec(statement) ?? [];
  return table && `${schema}.${table}`;
}
