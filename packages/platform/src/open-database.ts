import { type Addresses, openDirect, openForCalls, openForFigures } from './connections.ts';
import { type ConnectionTrouble, type Database, migrate } from './database.ts';
import { migrateJobs } from './jobs/migrate.ts';
import type { Logger } from './logging.ts';
import { migrateMail } from './mail/migrate.ts';

/** Tables of one owner: the folder of its migrations, and its schema. */
export type OwnTables = { readonly folder: string; readonly schema: string };

/** The ways to the database that a program has. */
export type Ways = {
  /** For work that may take longer than a caller should wait; it holds no connection while nothing is asked of it. */
  patient: Database;
  /** For callers. */
  database: Database;
  /** For the program's own figures. */
  forFigures: Database;
};

/**
 * Brings the tables of a program up to date, with those of mail and of the queue, and opens its ways to the database. A
 * connection that breaks is told in the log.
 * @param prepare what else must be done before anybody calls.
 */
export async function openWays(
  { addresses, log, tables }: { addresses: Addresses; log: Logger; tables: readonly OwnTables[] },
  opened: AsyncDisposableStack,
  prepare: (patient: Database) => Promise<unknown> = async () => undefined,
): Promise<Ways> {
  const onTrouble = (trouble: ConnectionTrouble) => log.warn(trouble, 'a connection to the database broke');
  const patient = await openDirect(addresses, { onTrouble });
  opened.defer(() => patient.close());
  for (const own of tables) await migrate(patient, own);
  await migrateMail(patient);
  await migrateJobs(patient);
  await prepare(patient);
  const database = openForCalls(addresses, { onTrouble });
  opened.defer(() => database.close());
  const forFigures = openForFigures(addresses);
  opened.defer(() => forFigures.close());
  return { patient, database, forFigures };
}
