import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testDatabase } from '@longleaf/testkit/database';
import type { Config } from 'drizzle-kit';
import type * as DrizzleKit from 'drizzle-kit/api';
import { createRequire } from 'node:module';
import { afterAll, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const OWNERS = globSync('{apps,packages}/*/drizzle.config.ts', { cwd: ROOT }).map((file) =>
  join(ROOT, file, '..'),
);

// As a module of the newer kind it cannot find its own parts.
const { generateDrizzleJson, generateMigration } = createRequire(import.meta.url)(
  'drizzle-kit/api',
) as typeof DrizzleKit;
// It hangs a method of its own on every list, which other libraries in this worker take for an entry.
afterAll(() => Reflect.deleteProperty(Array.prototype, 'random'));
const database = await testDatabase();

test('every owner of tables is looked at', () => {
  expect(OWNERS.map((folder) => folder.slice(ROOT.length + 1)).toSorted()).toEqual([
    'apps/api',
    'apps/identity',
    'packages/catalog',
    'packages/platform',
  ]);
});

describe.each(OWNERS)('%s', (folder) => {
  test('migrations say all that the tables declare: drizzle-kit has nothing to generate', async () => {
    const { schema, schemaFilter, casing } = await configOf(folder);
    const files = [schema ?? []].flat().flatMap((pattern) => globSync(pattern, { cwd: folder }));
    const tables = await Promise.all(
      files.map(async (file) => (await import(join(folder, file))) as Record<string, unknown>),
    );
    const before = lastSnapshot(folder);
    const now = generateDrizzleJson(
      Object.assign({}, ...tables) as Record<string, unknown>,
      before.id,
      [schemaFilter ?? []].flat(),
      casing,
    );
    expect(Object.keys(now.tables).length).toBeGreaterThan(0);
    expect(await generateMigration(before, now)).toEqual([]);
  });

  test('a database that the migrations made has each declared column, index and constraint, and no other', async () => {
    const { schemaFilter } = await configOf(folder);
    const [schema = ''] = [schemaFilter ?? []].flat();
    expect(await foundIn(schema)).toEqual(declaredIn(lastSnapshot(folder)));
  });

  test('what is deleted is looked for in no whole table: each reference has an index of its own', async () => {
    const { schemaFilter } = await configOf(folder);
    expect(await referencesWithoutIndex([schemaFilter ?? []].flat())).toEqual([]);
  });
});

async function configOf(folder: string) {
  const { default: config } = (await import(join(folder, 'drizzle.config.ts'))) as { default: Config };
  return config as {
    schema?: string | string[];
    schemaFilter?: string | string[];
    casing?: 'snake_case' | 'camelCase';
  };
}

function lastSnapshot(folder: string): DrizzleKit.DrizzleSnapshotJSON {
  const meta = join(folder, 'migrations/meta');
  const last = readdirSync(meta)
    .filter((name) => name.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1);
  return JSON.parse(readFileSync(join(meta, last ?? ''), 'utf8')) as DrizzleKit.DrizzleSnapshotJSON;
}

interface DeclaredTable {
  name: string;
  columns: Record<string, { name: string; notNull: boolean }>;
  indexes: Record<string, { name: string; isUnique: boolean }>;
  uniqueConstraints: object;
  checkConstraints: object;
  foreignKeys: object;
}

/** `column people.id`, `unique index people_name`, …, in order. */
function declaredIn({ tables }: DrizzleKit.DrizzleSnapshotJSON): string[] {
  return Object.values(tables as Record<string, DeclaredTable>)
    .flatMap((table) => [
      ...Object.values(table.columns).map(
        ({ name, notNull }) => `column ${table.name}.${name}${notNull ? ' not null' : ''}`,
      ),
      ...Object.values(table.indexes).map(
        ({ name, isUnique }) => `${isUnique ? 'unique index' : 'index'} ${name}`,
      ),
      ...Object.keys(table.uniqueConstraints).map((name) => `u ${name}`),
      ...Object.keys(table.checkConstraints).map((name) => `c ${name}`),
      ...Object.keys(table.foreignKeys).map((name) => `f ${name}`),
    ])
    .toSorted();
}

async function foundIn(schema: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ line: string }>(
    `select 'column ' || c.relname || '.' || a.attname || case when a.attnotnull then ' not null' else '' end as line
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = $1 and c.relkind = 'r' and c.relname <> 'migrations' and a.attnum > 0 and not a.attisdropped
     union all
     select case when i.indisunique then 'unique index ' else 'index ' end || x.relname
       from pg_index i join pg_class x on x.oid = i.indexrelid join pg_namespace n on n.oid = x.relnamespace
      where n.nspname = $1 and not exists (select from pg_constraint k where k.conindid = x.oid)
     union all
     select k.contype::text || ' ' || k.conname
       from pg_constraint k join pg_namespace n on n.oid = k.connamespace
      where n.nspname = $1 and k.contype in ('u', 'c', 'f')`,
    [schema],
  );
  return rows.map(({ line }) => line).toSorted();
}

/** References whose column begins no index of all rows that refer to something. */
async function referencesWithoutIndex(schemas: string[]): Promise<string[]> {
  const { rows } = await database.pool.query<{ line: string }>(
    `select c.relname || '.' || a.attname as line
       from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
      where k.contype = 'f' and n.nspname = any($1) and not exists (
        select from pg_index i
         where i.indrelid = c.oid and i.indkey[0] = a.attnum
           and (i.indpred is null or pg_get_expr(i.indpred, c.oid) = '(' || a.attname || ' IS NOT NULL)'))`,
    [schemas],
  );
  return rows.map(({ line }) => line);
}
