import { accessSync, constants } from 'node:fs';
import { parseArgs } from 'node:util';
import { importFile, importKinds, type ImportSummary } from '@longleaf/catalog/import/import-file';
import { ImportRefused } from '@longleaf/catalog/import/refused';
import { saySkipped } from '@longleaf/catalog/import/skipped';
import { loadCatalog } from '@longleaf/catalog/load-catalog';
import { migrate, openDatabase } from '@longleaf/platform/database';
import { startEmbeddedPostgres } from '@longleaf/platform/embedded-postgres';
import { readSettings, type Settings } from '@longleaf/platform/settings';
import { say } from './lib/say.ts';

/** `npm run import -- KIND FILE [--year 2024-25]`: loads an official file; running copies of the API notice by themselves. */
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { year: { type: 'string' } },
  });
  const [kind, file] = positionals;
  if (kind === undefined || file === undefined) throw new ImportRefused(usage());
  refuseBeforeStarting(kind, file);
  report(await withDatabase(readSettings(process.env), kind, file, values.year));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function withDatabase(
  settings: Settings,
  kind: string,
  file: string,
  year: string | undefined,
): Promise<ImportSummary> {
  const server =
    settings.DATABASE_URL === undefined
      ? await startEmbeddedPostgres({ dataDir: settings.DATA_DIR, say })
      : undefined;
  const database = openDatabase(settings.DATABASE_URL ?? server?.url ?? '', { maximum: 2 });
  try {
    await migrate(database, {
      folder: new URL('../packages/catalog/migrations', import.meta.url).pathname,
      schema: 'catalog',
    });
    await loadCatalog(database.pool, say);
    return await importFile(database.pool, { kind, file, year }, say);
  } finally {
    await database.close();
    // A server that was running before belongs to npm start.
    if (server && !server.adopted) await server.stop();
  }
}

function report(summary: ImportSummary): void {
  say(`${summary.title}, ${summary.year}: ${rowsOf(summary.rows)} read`);
  for (const { table, rows, unknown, because = 'the directory has no such college' } of summary.stored) {
    const left = unknown > 0 ? `, ${unknown.toLocaleString('en-US')} left out because ${because}` : '';
    say(`  ${table}: ${rowsOf(rows)}${left}`);
  }
  for (const lines of summary.skipped) say(`  ${saySkipped(lines)}`);
  if (summary.absentColumns.length > 0)
    say(`Columns that are not in the file, so nothing is known of them: ${summary.absentColumns.join(', ')}`);
  if (summary.unusedColumns.length > 0)
    say(`Columns of the file that are not used: ${summary.unusedColumns.join(', ')}`);
}

// A slip of the keyboard is told at once, not after a database was made for it.
function refuseBeforeStarting(kind: string, file: string): void {
  if (!importKinds.some(({ key }) => key === kind)) {
    throw new ImportRefused(`There is no kind “${kind}”.\n${usage()}`);
  }
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new ImportRefused(`The file ${file} cannot be read.`);
  }
}

function rowsOf(rows: number): string {
  return `${rows.toLocaleString('en-US')} ${rows === 1 ? 'row' : 'rows'}`;
}

function usage(): string {
  const kinds = importKinds.map(({ key, title }) => `  ${key.padEnd(26)} ${title}`);
  return ['npm run import -- KIND FILE [--year 2024-25]', 'Kinds:', ...kinds].join('\n');
}
