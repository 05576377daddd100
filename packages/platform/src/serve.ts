import type { Server } from 'node:http';
import { reasonOf } from './database-error.ts';
import { watchOpenAnswers } from './open-answers.ts';
import { tell, tellOfEnd, warn } from './start-lines.ts';
import { type StopTimes, stopInOrder } from './stop-in-order.ts';

/** The little of a server that `serve` needs. */
export type Listening = {
  server: Pick<Server, 'close'>;
  listen(options: { port: number; host: string }): Promise<string>;
  close(): PromiseLike<unknown>;
};

/** Where a program listens. */
export type Place = {
  port: number;
  host: string;
  /** The name of the setting that chose the port, for the message when it is taken. */
  setting: string;
};

export type Serving = Place & {
  app: Listening;
  /** How long stopping waits, and how long it may take. */
  stop: StopTimes;
  /** What is done beside requests, such as jobs. */
  work?: Work;
  /** What to close after the server. */
  close?: () => Promise<void>;
};

export type Work = {
  /** Begins nothing new, and is done when what was begun is. */
  stop(): Promise<void>;
  /** Gives back what was begun, so that another copy does it. */
  handBack(): Promise<void>;
};

/**
 * Runs one app of the project as its own process: builds it, listens, says so, and on SIGTERM or Ctrl-C stops in order:
 * `stopping` is aborted, so that the app says that it is not ready; after a wait it takes no new requests, finishes what
 * is in hand and ends. What is left at the deadline is ended, with the exit code 1. What `build` says on the way is
 * passed on to a supervisor. A failure ends the process with one clear line.
 */
export async function serve(
  name: string,
  build: (say: (message: string) => void, stopping: AbortSignal) => Promise<Serving>,
): Promise<void> {
  // Until it listens there is nothing in hand. Told by name: what runs first in a container hears no signal otherwise.
  let stop = (): void => process.exit(0);
  const stopping = new AbortController();
  // Started by a supervisor: when that is gone, so is the reason to run, at whatever point this process is.
  process.once('disconnect', () => stop());
  // More than one comes when a supervisor and the service manager above it both send it.
  process.on('SIGTERM', () => stop());
  // Whoever presses Ctrl-C once more means now.
  process.on('SIGINT', () => (stopping.signal.aborted ? process.exit(1) : stop()));
  try {
    const serving = await build((message) => {
      tell(message);
      process.send?.({ say: message });
    }, stopping.signal);
    const answers = watchOpenAnswers();
    const address = await listenAt(serving.app, serving);
    tell(`${name} ready at ${address}`);
    stop = () => {
      if (stopping.signal.aborted) return;
      stopping.abort();
      tellOfEnd(`${name} was told to stop`);
      answers.closeConnections();
      const steps = {
        endRequests: async () => {
          await closed(serving.app.server);
          // Of the further servers that a name such as localhost takes, too.
          await answers.none();
        },
        endWork: async () => serving.work?.stop(),
        close: async () => {
          await serving.app.close();
          await serving.close?.();
        },
        handBack: async () => serving.work?.handBack(),
      };
      void stopInOrder(steps, serving.stop).then((finished) => {
        if (finished) tellOfEnd(`${name} has stopped`);
        else warn(`${name} was stopped at its deadline, with ${answers.count()} requests in hand`);
        return process.exit(finished ? 0 : 1);
      });
    };
    process.send?.({ ready: address });
  } catch (error) {
    const message = reasonOf(error);
    warn(`${name} cannot start. ${message}`);
    process.exit(1);
  }
}

/**
 * Lets a server listen, and gives its address.
 * @throws Error that says what to do when it may not listen there.
 */
export function listenAt(app: Listening, place: Place): Promise<string> {
  return app.listen({ port: place.port, host: place.host }).catch((error: unknown) => {
    throw explained(error as NodeJS.ErrnoException, place);
  });
}

/** Takes no new connections and ends those that nothing is asked over; comes when the last one is gone. */
function closed(server: Listening['server']): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

function explained(error: NodeJS.ErrnoException, serving: Place): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(
      `Port ${serving.port} is in use by another program. Stop that program or set ${serving.setting} to a free port.`,
      { cause: error },
    );
  }
  if (error.code === 'EACCES') {
    return new Error(
      `This account may not listen on port ${serving.port}. Set ${serving.setting} to 1024 or above.`,
      {
        cause: error,
      },
    );
  }
  return error;
}
