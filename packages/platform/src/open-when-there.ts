import { setTimeout } from 'node:timers/promises';
import { isUnavailable, reasonOf } from './database-error.ts';
import type { Logger } from './logging.ts';
import { listenAt, type Listening, type Place } from './serve.ts';

/** Seconds between two tries; the last one from then on. */
const WAITS = [1, 2, 4, 8, 15];
/** Whoever waits for an answer of the stand-in for longer than this is cut off. */
const CLOSE_MILLISECONDS = 1_000;

export type Opening<T> = {
  place: Place;
  /** Whether it waits for a database that is away; else that is an error as all others are. */
  isPatient: boolean;
  /** Looks whether the database is there, and fails soon with what is wrong with it. */
  reach: () => Promise<void>;
  /** Opens all that the program stands on; may be called again after it failed, and leaves nothing open then. */
  open: () => Promise<T>;
  /** Builds what answers callers while the database is away. */
  standIn: () => Promise<StandIn>;
  log: Logger;
  pause?: (milliseconds: number) => Promise<unknown>;
};

export type StandIn = Listening & {
  server: Listening['server'] & { address(): unknown; closeAllConnections(): void };
};

/**
 * Opens a program; while its database is away, lets a stand-in answer in its place and tries again, with waits that
 * grow, until it is back. Whatever else is wrong ends it: a password, a database that is not there.
 * @returns what was opened, and the port that it is to listen on.
 * @throws what is wrong, when it is not that the database is away.
 */
export async function openWhenThere<T>(opening: Opening<T>): Promise<{ opened: T; port: number }> {
  const { place, log, pause = setTimeout } = opening;
  let standIn: StandIn | undefined;
  let port = place.port;
  for (let tries = 0; ; tries++) {
    try {
      await opening.reach();
      if (standIn) log.info('the database is there: starting');
      const opened = await opening.open();
      if (standIn) await close(standIn);
      return { opened, port };
    } catch (error) {
      if (!opening.isPatient || !isUnavailable(error)) throw error;
      const reason = reasonOf(error);
      log.debug({ reason }, 'the database is still away');
      if (!standIn) {
        log.warn({ reason }, 'the database is away: callers get 503 until it is back');
        standIn = await opening.standIn();
        await listenAt(standIn, place);
        port = portOf(standIn.server) ?? port;
      }
      await pause((WAITS[tries] ?? WAITS.at(-1) ?? 1) * 1_000);
    }
  }
}

/** No balancer sends requests here: it never said that it was ready. Nobody may keep the port for long all the same. */
async function close(standIn: StandIn): Promise<void> {
  const closed = Promise.resolve(standIn.close());
  await Promise.race([closed, setTimeout(CLOSE_MILLISECONDS)]);
  standIn.server.closeAllConnections();
  await closed;
}

function portOf(server: StandIn['server']): number | undefined {
  const address = server.address() as { port?: number } | null;
  return address?.port;
}
