import { randomBytes } from 'node:crypto';
import { openDatabase, type Database } from '@longleaf/platform/database';
import { inject } from 'vitest';
import { afterFile } from './after-file.ts';
import { copyOf, databaseAddress, ensureTemplate, withLock, type TemplateName } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server of this test run. */
    postgres: string;
  }
}

export type TestDatabase = Database & { url: string };

/**
 * A database of the test file's own on the run's real PostgreSQL, copied from a template and dropped after the last
 * test of the file.
 * @param template `tables`: every table, empty. `catalog`: with the shipped facts loaded. `few`: with some of them, for
 * programs that are started (`keepFewFacts`).
 */
export async function testDatabase(template: TemplateName = 'tables'): Promise<TestDatabase> {
  const server = inject('postgres');
  const source = await ensureTemplate(server, template);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await copyOf(server, source, name);
  const url = databaseAddress(server, name);
  const database = openDatabase(url, { maximum: 6 });
  afterFile(async () => {
    await database.close();
    await withLock(server, name, (admin) => admin.query(`drop database if exists ${name} with (force)`));
  });
  return { ...database, url };
}

/** The address of a database of the test file's own without any table, dropped after its last test. */
export async function emptyDatabase(): Promise<string> {
  const server = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withLock(server, name, (admin) => admin.query(`create database ${name}`));
  afterFile(() =>
    withLock(server, name, (admin) => admin.query(`drop database if exists ${name} with (force)`)),
  );
  return databaseAddress(server, name);
}
