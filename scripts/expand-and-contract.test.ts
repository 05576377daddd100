import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { releases } from './lib/changelog.ts';
import { ROOT } from './lib/checks.ts';
import { contractingStatements, tablesMade } from './lib/contracting.ts';

const SCHEMAS = {
  catalog: 'packages/catalog',
  identity: 'apps/identity',
  portal: 'apps/api',
  mail: 'packages/platform',
} as const;
const [last] = releases();
const versions = releases().map(({ version }) => version);

test('every owner of tables is looked at', () => {
  const owners = globSync('{apps,packages}/*/migrations', { cwd: ROOT });
  expect(
    Object.values(SCHEMAS)
      .map((folder) => `${folder}/migrations`)
      .toSorted(),
  ).toEqual(owners.toSorted());
});

test('the version of the package is the last one that the changelog names', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  expect(last?.version).toBe(version);
});

describe.each(Object.entries(SCHEMAS))('%s', (schema, folder) => {
  const files = readdirSync(join(ROOT, folder, 'migrations')).filter((name) => name.endsWith('.sql'));
  const numberOf = (file: string) => Number(file.slice(0, 4));

  test('has the migrations of the last version', () => {
    expect(files.map(numberOf)).toContain(last?.schema[schema]);
  });

  test('copies of the last version can work beside those of the next: what migrations bring since only adds', () => {
    const since = files
      .filter((file) => numberOf(file) > (last?.schema[schema] ?? 0))
      .map((file) => readFileSync(join(ROOT, folder, 'migrations', file), 'utf8'));
    const made = new Set(since.flatMap(tablesMade));
    expect(since.flatMap((sql) => contractingStatements(sql, versions, made))).toEqual([]);
  });
});

describe('what contracts', () => {
  test.each([
    'ALTER TABLE "portal"."people" DROP COLUMN "note";',
    'DROP TABLE "portal"."notes";',
    'ALTER TABLE "portal"."people" RENAME COLUMN "note" TO "word";',
    'ALTER TABLE "portal"."people" ALTER COLUMN "note" SET DATA TYPE integer;',
    'ALTER TABLE "portal"."people" ALTER COLUMN "note" SET NOT NULL;',
    'ALTER TABLE "portal"."people" ALTER COLUMN "note" DROP DEFAULT;',
    'ALTER TABLE "portal"."people" ADD COLUMN "note" text NOT NULL;',
    'ALTER TABLE "portal"."people" ADD CONSTRAINT "notes_short" CHECK (length(note) < 9);',
    'CREATE UNIQUE INDEX "people_note" ON "portal"."people" USING btree ("note");',
    '-- unused since 9.9.9\nALTER TABLE "portal"."people" DROP COLUMN "note";',
  ])('%s', (sql) => {
    expect(contractingStatements(sql, ['0.1.0'], new Set())).toHaveLength(1);
  });

  test.each([
    'ALTER TABLE "portal"."people" ADD COLUMN "note" text;',
    `ALTER TABLE "portal"."people" ADD COLUMN "note" text DEFAULT '' NOT NULL;`,
    'CREATE TABLE "portal"."notes" ("id" integer PRIMARY KEY, "text" text NOT NULL);',
    'CREATE INDEX "people_note" ON "portal"."people" USING btree ("note");',
    'ALTER TABLE "portal"."notes" ADD CONSTRAINT "notes_fk" FOREIGN KEY ("person_id") REFERENCES "portal"."people"("id");',
    'ALTER TABLE "portal"."people" ALTER COLUMN "note" DROP NOT NULL;',
    '-- unused since 0.1.0\nALTER TABLE "portal"."people" DROP COLUMN "note";',
  ])('not %s', (sql) => {
    expect(contractingStatements(sql, ['0.1.0'], new Set())).toEqual([]);
  });

  test('not a change of a table that the same version brings', () => {
    const sql =
      'CREATE TABLE "portal"."notes" ("id" integer);--> statement-breakpoint\nALTER TABLE "portal"."notes" DROP COLUMN "id";';
    expect(contractingStatements(sql, [], new Set(tablesMade(sql)))).toEqual([]);
  });

  test('each statement of a file, and only what it says itself', () => {
    const sql =
      'ALTER TABLE "portal"."a" DROP COLUMN "x";--> statement-breakpoint\n-- unused since 0.1.0\nALTER TABLE "portal"."b" DROP COLUMN "y";';
    expect(contractingStatements(sql, ['0.1.0'], new Set())).toEqual([
      expect.stringContaining('"a" DROP COLUMN'),
    ]);
  });
});

test('a version without its schema in the changelog is an error', () => {
  expect(() => releases('## 0.2.0, 2026-12-01\n\n- Words.\n')).toThrow('0.2.0');
});
