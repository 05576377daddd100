import { boolean, index, integer, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { catalog } from './schema.ts';

/** What tables held before an import changed them, so that it can be undone; the newest row of a kind comes back first. */
export const importVersion = catalog.table(
  'import_version',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    /** The datasets that the import changed. */
    keys: text('keys').array().notNull(),
    /** The rows of `dataset` as they were. */
    datasets: jsonb('datasets').notNull(),
    /** Which shipped tables were loaded then. */
    shipped: text('shipped').notNull(),
    /** False once the rows are gone: only the last versions of a kind are kept. */
    hasRows: boolean('has_rows').notNull().default(true),
    keptAt: timestamp('kept_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('import_version_kind').on(table.kind, table.id)],
);

/** The rows of a version, some thousand together. JSON outlives columns that are added or taken away. */
export const importVersionRows = catalog.table(
  'import_version_rows',
  {
    versionId: integer('version_id')
      .notNull()
      .references(() => importVersion.id, { onDelete: 'cascade' }),
    tableName: text('table_name').notNull(),
    part: integer('part').notNull(),
    rows: jsonb('rows').notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.tableName, table.part] })],
);
