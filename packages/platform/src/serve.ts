import { reasonOf } from './database-error.ts';
import { tell, warn } from './start-lines.ts';

/** The little of a server that `serve` needs. */
type Listening = {
  listen(options: { port: number; host: string }): Promise<string>;
  close(): PromiseLike<unknown>;
};

export type Serving = {
  app: Listening;
  port: number;
  host: string;
  /** The name of the setting that chose the port, for the message when it is taken. */
  setting: string;
  /** What to close after the server. */
  close?: () => Promise<void>;
};

/**
 * Runs one app of the project as its own process: builds it, listens, says so, and on SIGTERM or Ctrl-C finishes the
 * requests in hand before it ends. What `build` says on the way is passed on to a supervisor.
 * A failure ends the process with one clear line.
 */
export async function serve(
  name: string,
  build: (say: (message: string) => void) => Promise<Serving>,
): Promise<void> {
  // Started by a supervisor: when that is gone, so is the reason to run, at whatever point this process is.
  let stop = async () => process.exit(1);
  process.once('disconnect', () => void stop());
  try {
    const serving = await build((message) => {
      tell(message);
      process.send?.({ say: message });
    });
    const address = await serving.app.listen({ port: serving.port, host: serving.host }).catch((error) => {
      throw explained(error as NodeJS.ErrnoException, serving);
    });
    tell(`${name} ready at ${address}`);
    stop = async () => {
      await serving.app.close();
      await serving.close?.();
      return process.exit(0);
    };
    process.once('SIGTERM', () => void stop());
    process.once('SIGINT', () => void stop());
    process.send?.({ ready: address });
  } catch (error) {
    const message = reasonOf(error);
    warn(`${name} cannot start. ${message}`);
    process.exit(1);
  }
}

function explained(error: NodeJS.ErrnoException, serving: Serving): Error {
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
