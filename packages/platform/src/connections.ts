import {
  checkDatabase,
  type ConnectionTrouble,
  type Database,
  openDatabase,
  PATIENCE_OF_CALLS,
  PATIENCE_OF_FIGURES,
} from './database.ts';
import { lackOfSession, type NoSession } from './sessions.ts';
import type { Settings } from './settings.ts';

/** The settings that lead to the database. */
export type Addresses = Pick<Settings, 'DATABASE_DIRECT_URL' | 'DATABASE_CONNECTIONS'> & {
  DATABASE_URL: string;
};

type Hearing = { onTrouble?: (trouble: ConnectionTrouble) => void };

/** The addresses of a program that was checked to have one. */
export function addressesOf(settings: Settings): Addresses {
  const { DATABASE_URL } = settings;
  if (DATABASE_URL === undefined) throw new Error('DATABASE_URL: needed');
  return { ...settings, DATABASE_URL };
}

/** The address of PostgreSQL itself, for what needs a session of its own: migrations, imports, the queue that listens. */
export function directUrl(settings: Pick<Addresses, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>): string {
  return settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL;
}

/** Connections for whoever serves callers, with limits of time; through the pooler where there is one. */
export function openForCalls(settings: Addresses, hearing: Hearing = {}): Database {
  return openDatabase(settings.DATABASE_URL, {
    maximum: settings.DATABASE_CONNECTIONS,
    patience: PATIENCE_OF_CALLS,
    // Who names a direct address has a pooler at the other one.
    pooled: settings.DATABASE_DIRECT_URL !== undefined,
    ...hearing,
  });
}

/**
 * One connection for whoever reads the program's figures: they matter most when all others are in use. It goes where the
 * calls go.
 */
export function openForFigures(settings: Addresses): Database {
  return openDatabase(settings.DATABASE_URL, {
    maximum: 1,
    patience: PATIENCE_OF_FIGURES,
    pooled: settings.DATABASE_DIRECT_URL !== undefined,
  });
}

/**
 * Asks at each address whether there is a database that answers, within seconds.
 * @throws Error that names the setting, with what PostgreSQL or the network says.
 */
export async function reachDatabase({ DATABASE_URL, DATABASE_DIRECT_URL }: Addresses): Promise<void> {
  const ways = [
    ['DATABASE_URL', DATABASE_URL],
    ['DATABASE_DIRECT_URL', DATABASE_DIRECT_URL],
  ] as const;
  for (const [setting, url] of ways) {
    if (url === undefined) continue;
    // Asks for nothing that a pooler may refuse: what kind of address it is, is found out later.
    const database = openDatabase(url, { maximum: 1, patience: PATIENCE_OF_LOOKING, pooled: true });
    try {
      await checkDatabase(database, url, setting);
    } finally {
      await database.close();
    }
  }
}

const PATIENCE_OF_LOOKING = { connection: 3_000, statement: 3_000, lock: 3_000, answer: 3_000 };

/**
 * Two connections to PostgreSQL itself, for work that may take as long as it needs. Both addresses are tried before.
 * @throws Error that names the setting and says what is wrong and how to mend it: not reached, too old, a pooler in
 * transaction mode where none may be, two databases.
 */
export async function openDirect(settings: Addresses, hearing: Hearing = {}): Promise<Database> {
  const direct = openDatabase(directUrl(settings), { maximum: 2, ...hearing });
  try {
    await checkWays(settings, direct);
    return direct;
  } catch (error) {
    await direct.close();
    throw error;
  }
}

async function checkWays(settings: Addresses, direct: Database): Promise<void> {
  const { DATABASE_DIRECT_URL, DATABASE_URL } = settings;
  if (DATABASE_DIRECT_URL === undefined) {
    await checkDatabase(direct, DATABASE_URL);
    const lack = await lackOfSession(DATABASE_URL);
    if (lack) throw new Error(WITHOUT_DIRECT[lack]);
    return;
  }
  await checkDatabase(direct, DATABASE_DIRECT_URL, 'DATABASE_DIRECT_URL');
  if ((await lackOfSession(DATABASE_DIRECT_URL, { limits: false })) === 'lent') throw new Error(NOT_DIRECT);
  const forCalls = openDatabase(DATABASE_URL, { maximum: 1, patience: PATIENCE_OF_CALLS, pooled: true });
  try {
    await checkDatabase(forCalls, DATABASE_URL);
    if ((await whichDatabase(forCalls)) !== (await whichDatabase(direct))) throw new Error(TWO_DATABASES);
  } finally {
    await forCalls.close();
  }
}

const MENDING =
  'Migrations, imports and the job queue need PostgreSQL itself. Set DATABASE_DIRECT_URL to its address, such as postgres://longleaf:…@db.internal:5432/longleaf, and leave DATABASE_URL as it is.';

const WITHOUT_DIRECT: Record<NoSession, string> = {
  lent: `DATABASE_URL: leads to a pooler in transaction mode, and DATABASE_DIRECT_URL is not set. ${MENDING}`,
  'takes-no-limits': `DATABASE_URL: leads to a pooler that takes no time limits (statement_timeout), and DATABASE_DIRECT_URL is not set. ${MENDING}`,
};

const NOT_DIRECT =
  'DATABASE_DIRECT_URL: leads to a pooler in transaction mode. It must be the address of PostgreSQL itself; the address of the pooler belongs in DATABASE_URL.';

const TWO_DATABASES = 'DATABASE_DIRECT_URL: leads to another database than DATABASE_URL.';

/** The same for two connections when they lead to one database of one running server. */
async function whichDatabase({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ which: string }>(
    `select oid || ' since ' || pg_postmaster_start_time() as which from pg_database where datname = current_database()`,
  );
  return rows[0]?.which ?? '';
}
