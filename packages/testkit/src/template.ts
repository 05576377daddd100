import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, migrate, openDatabase } from '@longleaf/platform/database';
import { migrateJobs } from '@longleaf/platform/jobs/migrate';
import { MAIL_TABLES } from '@longleaf/platform/mail/migrate';
import pg from 'pg';
import { keepFewFacts } from './few-facts.ts';

/** Another checkout's, when a version is tried on the tables of the next (`npm run upgrade-check`). */
const ROOT = process.env['MIGRATIONS_OF'] ?? join(import.meta.dirname, '../../..');

/** Every owner of tables and where its migrations are. */
const OWNERS = [
  { schema: 'catalog', folder: join(ROOT, 'packages/catalog/migrations') },
  { schema: 'identity', folder: join(ROOT, 'apps/identity/migrations') },
  { schema: 'portal', folder: join(ROOT, 'apps/api/migrations') },
  { ...MAIL_TABLES, folder: join(ROOT, 'packages/platform/migrations') },
];

export type TemplateName = 'tables' | 'catalog' | 'few';

/** Makes every table of the product in a database, also the queue's. The pool needs two connections. */
export async function makeTables(database: Database): Promise<void> {
  for (const owner of OWNERS) if (existsSync(owner.folder)) await migrate(database, owner);
  await migrateJobs(database);
}

/**
 * Makes a template database if it is not there yet: `tables` holds every table, `catalog` the shipped facts as well, `few`
 * some of them.
 * Test files that ask at the same time wait for the first.
 */
export async function ensureTemplate(server: string, name: TemplateName): Promise<string> {
  const template = `template_${name}`;
  const start = name === 'few' ? await ensureTemplate(server, 'catalog') : undefined;
  await withLock(server, template, async (admin) => {
    const found = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (found.rowCount) return;
    const fresh = `${template}_new`;
    await admin.query(`drop database if exists ${fresh}`);
    if (start === undefined) await admin.query(`create database ${fresh}`);
    else await copyOf(server, start, fresh);
    await fill(databaseAddress(server, fresh), name);
    await admin.query(`alter database ${fresh} rename to ${template}`);
  });
  return template;
}

/** The address of another database on the same server. */
export function databaseAddress(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs `work` while no other process holds the same lock on the server. */
export async function withLock<T>(
  server: string,
  name: string,
  work: (admin: pg.Client) => Promise<T>,
): Promise<T> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock(hashtext($1))', [name]);
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** Makes a database from a template. PostgreSQL copies one only while nobody else does. */
export function copyOf(server: string, template: string, name: string): Promise<unknown> {
  return withLock(server, template, (admin) =>
    admin.query(`create database ${name} template ${template} strategy file_copy`),
  );
}

async function fill(url: string, name: TemplateName): Promise<void> {
  const database = openDatabase(url, { maximum: 2 });
  try {
    if (name === 'few') return await keepFewFacts(database);
    await makeTables(database);
    if (name === 'tables') return;
    const { loadCatalog } = await import('@longleaf/catalog/load-catalog');
    await loadCatalog(database.pool);
  } finally {
    await database.close();
  }
}
