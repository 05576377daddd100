import { join } from 'node:path';
import { migrate, type Database } from '../database.ts';

/** The tables of the outbox. */
export const MAIL_TABLES = { folder: join(import.meta.dirname, '../../migrations'), schema: 'mail' } as const;

/** Brings the outbox up to date. */
export function migrateMail(database: Database): Promise<void> {
  return migrate(database, MAIL_TABLES);
}
