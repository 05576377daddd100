import { accessSync, constants, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { importFile, importKinds, type ImportSummary } from '@longleaf/catalog/import/import-file';
import { sayDifference } from '@longleaf/catalog/import/guard/say-difference';
import { ImportRefused } from '@longleaf/catalog/import/refused';
import { saySkipped } from '@longleaf/catalog/import/skipped';
import { loadAsShipped, undoImport, type WentBack } from '@longleaf/catalog/import/versions/go-back';
import { loadCatalog } from '@longleaf/catalog/load-catalog';
import { openDirect } from '@longleaf/platform/connections';
import { migrate, openDatabase, type Database } from '@longleaf/platform/database';
import { startEmbeddedPostgres } from '@longleaf/platform/embedded-postgres';
import { clockOf } from '@longleaf/platform/clock';
import { readDataSecret } from '@longleaf/platform/secret';
import { readSettings, type Settings } from '@longleaf/platform/settings';
import { say } from './lib/say.ts';

/** The kinds that hold no facts: they are about people. */
const TRANSCRIPTS = 'transcripts';
const DIRECT_ADMISSION = 'direct-admission';

/**
 * `npm run import -- KIND FILE [--year 2024-25] [--accept REASON,REASON]`: loads an official file, and `--undo KIND` or `--shipped KIND` goes back.
 * Running copies of the API notice by themselves.
 */
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      year: { type: 'string' },
      accept: { type: 'string' },
      undo: { type: 'string' },
      shipped: { type: 'string' },
    },
  });
  const settings = readSettings(process.env, 'command');
  const [kind, file] = positionals;
  const back = values.undo ?? values.shipped;
  if (back !== undefined) {
    if (positionals.length > 0 || (values.undo !== undefined && values.shipped !== undefined))
      throw new ImportRefused(usage());
    refuseUnknown(back);
    if (isOfPeople(back))
      throw new ImportRefused(
        `Nothing of ${back} can be brought back: of people's records only the newest is kept. Load the file before again.`,
      );
    const goBack = values.undo === undefined ? loadAsShipped : undoImport;
    reportBack(back, await withDatabase(settings, ({ pool }) => goBack(pool, back)));
  } else {
    if (kind === undefined || file === undefined || positionals.length > 2) throw new ImportRefused(usage());
    refuseUnknown(kind);
    refuseUnreadable(file);
    if (isOfPeople(kind) && values.year !== undefined)
      throw new ImportRefused(`The file of ${kind} is of no year: leave --year out.`);
    if (kind === TRANSCRIPTS) await importTranscripts(settings, file, values.accept?.split(','));
    else if (kind === DIRECT_ADMISSION) await importList(settings, file, values.accept?.split(','));
    else {
      const request = { kind, file, year: values.year, accept: values.accept?.split(',') };
      report(await withDatabase(settings, ({ pool }) => importFile(pool, request, say)));
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function withDatabase<Result>(
  settings: Settings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { DATABASE_URL } = settings;
  const server =
    DATABASE_URL === undefined ? await startEmbeddedPostgres({ dataDir: settings.DATA_DIR, say }) : undefined;
  const database = await (DATABASE_URL === undefined
    ? openDatabase(server?.url ?? '', { maximum: 2 })
    : openDirect({ ...settings, DATABASE_URL }));
  try {
    await migrate(database, {
      folder: new URL('../packages/catalog/migrations', import.meta.url).pathname,
      schema: 'catalog',
    });
    await loadCatalog(database.pool, say);
    return await work(database);
  } finally {
    await database.close();
    // A server that was running before belongs to npm start.
    if (server && !server.adopted) await server.stop();
  }
}

/** Records of students are no facts: they are sealed, and lie with what is kept about people. */
async function importTranscripts(
  settings: Settings,
  file: string,
  accept?: readonly string[],
): Promise<void> {
  const { importRecords } = await import('../apps/api/src/modules/transcripts/index.ts');
  const dataSecret = await readDataSecret(settings);
  const { read, kept, unmatched } = await withDatabase(settings, async (database) => {
    const folder = new URL('../apps/api/migrations', import.meta.url).pathname;
    await migrate(database, { folder, schema: 'portal' });
    return importRecords({ database, dataSecret, clock: clockOf(settings) }, file, accept);
  });
  say(`Records of students: ${read.toLocaleString('en-US')} read, ${kept.toLocaleString('en-US')} kept`);
  if (unmatched > 0) {
    say(
      `  ${unmatched.toLocaleString('en-US')} not kept: nobody here has that school, student number, last name and date of birth`,
    );
  }
}

/** The state's list of students: sealed, and in the place of the one before. */
async function importList(settings: Settings, file: string, accept?: readonly string[]): Promise<void> {
  const { importDirectAdmission } = await import('../apps/api/src/modules/direct-admission/index.ts');
  const dataSecret = await readDataSecret(settings);
  const { read, eligible, lost } = await withDatabase(settings, async (database) => {
    const folder = new URL('../apps/api/migrations', import.meta.url).pathname;
    await migrate(database, { folder, schema: 'portal' });
    return importDirectAdmission({ database, dataSecret }, file, accept);
  });
  say(
    `Direct admission: ${read.toLocaleString('en-US')} students read, ${eligible.toLocaleString('en-US')} of them eligible`,
  );
  if (lost > 0) say(`  ${lost.toLocaleString('en-US')} of the list before are not on it any more`);
}

function report(summary: ImportSummary): void {
  say(`${summary.title}, ${summary.year}: ${rowsOf(summary.rows)} read`);
  for (const { table, rows, unknown, because = 'the directory has no such college' } of summary.stored) {
    const left = unknown > 0 ? `, ${unknown.toLocaleString('en-US')} left out because ${because}` : '';
    say(`  ${table}: ${rowsOf(rows)}${left}`);
  }
  for (const difference of summary.differences) say(`  Changed: ${sayDifference(difference)}`);
  for (const lines of summary.skipped) say(`  ${saySkipped(lines)}`);
  if (summary.absentColumns.length > 0)
    say(`Columns that are not in the file, so nothing is known of them: ${summary.absentColumns.join(', ')}`);
  if (summary.unusedColumns.length > 0)
    say(`Columns of the file that are not used: ${summary.unusedColumns.join(', ')}`);
}

function reportBack(kind: string, { changed, tables, kept }: WentBack): void {
  say(
    changed
      ? `${kind} went back. In use now:`
      : `Nothing of ${kind} was loaded here. In use, as it was before:`,
  );
  for (const { key, year, rows, origin, file } of tables) {
    const from = origin === 'shipped' ? 'as it came with Longleaf' : `loaded here from ${file}`;
    say(`  ${key}: ${rowsOf(rows)}, ${year}, ${from}`);
  }
  if (tables.length === 0) say('  nothing');
  say(
    kept === 0
      ? 'No earlier version is kept.'
      : `${kept} earlier ${kept === 1 ? 'version is' : 'versions are'} kept: --undo ${kind}`,
  );
}

// A slip of the keyboard is told at once, not after a database was made for it.
function refuseUnknown(kind: string): void {
  if (!isOfPeople(kind) && !importKinds.some(({ key }) => key === kind)) {
    throw new ImportRefused(`There is no kind “${kind}”.\n${usage()}`);
  }
}

function isOfPeople(kind: string): boolean {
  return kind === TRANSCRIPTS || kind === DIRECT_ADMISSION;
}

function refuseUnreadable(file: string): void {
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new ImportRefused(`The file ${file} cannot be read.`);
  }
  if (!statSync(file).isFile()) throw new ImportRefused(`${file} is no file. Give the file itself.`);
}

function rowsOf(rows: number): string {
  return `${rows.toLocaleString('en-US')} ${rows === 1 ? 'row' : 'rows'}`;
}

function usage(): string {
  const kinds = importKinds.map(({ key, title }) => `  ${key.padEnd(26)} ${title}`);
  return [
    'npm run import -- KIND FILE [--year 2024-25] [--accept REASON,REASON]',
    'npm run import -- --undo KIND      goes back to what was there before the last import',
    'npm run import -- --shipped KIND   goes back to the facts that came with Longleaf',
    'Kinds:',
    ...kinds,
    `  ${TRANSCRIPTS.padEnd(26)} Records of students, by their high school: PESC XML or CSV`,
    `  ${DIRECT_ADMISSION.padEnd(26)} The state's list of students for direct admission: CSV`,
  ].join('\n');
}
