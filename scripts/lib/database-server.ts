import { startEmbeddedPostgres, type EmbeddedPostgres } from '@longleaf/platform/embedded-postgres';
import { isAlive } from '@longleaf/platform/postgres/postmaster';
import type { Settings } from '@longleaf/platform/settings';
import { backOff } from './back-off.ts';

/** Starts the database that the project brings; undefined when DATABASE_URL names another. */
export async function openDatabaseServer(
  settings: Settings,
  say: (message: string) => void,
): Promise<EmbeddedPostgres | undefined> {
  if (settings.DATABASE_URL !== undefined) return undefined;
  say('Starting PostgreSQL');
  const database = await startEmbeddedPostgres({ dataDir: settings.DATA_DIR, say });
  if (database.adopted) say('Found the database server still running from before; using it');
  return database;
}

type Watching = {
  say: (message: string) => void;
  /** Takes the server that runs now. */
  keep: (again: EmbeddedPostgres) => void;
  onGivenUp: (error: Error) => void;
};

/** Starts a database server that was killed again on the same port, where the hosts look for it. */
export function watchDatabase(settings: Settings, first: EmbeddedPostgres, watching: Watching): () => void {
  const { say } = watching;
  const patience = backOff();
  patience.began();
  let current = first;
  let nextLook: NodeJS.Timeout;
  const look = () => (isAlive(current.pid) ? lookAfter(1000) : startAgain());
  const lookAfter = (milliseconds: number, act: () => void = look) => {
    nextLook = setTimeout(act, milliseconds);
  };

  const startAgain = () => {
    const milliseconds = patience.next();
    if (milliseconds === undefined) {
      watching.onGivenUp(new Error('The database ended again and again; it is not started any more.'));
      return;
    }
    say('The database ended by itself; starting it again');
    lookAfter(milliseconds, () => void start());
  };

  const start = async () => {
    try {
      current = await startEmbeddedPostgres({ dataDir: settings.DATA_DIR, port: current.port });
      patience.began();
      watching.keep(current);
    } catch (error) {
      say(String(error));
    }
    if (!ended) look();
  };

  let ended = false;
  look();
  return () => {
    ended = true;
    clearTimeout(nextLook);
  };
}
