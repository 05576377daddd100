import type { ChildProcess } from 'node:child_process';
import { spawnApp, stopApp, type App } from './apps.ts';

const MOST_RESTARTS = 5;

/** One app that is kept running. */
export type Host = {
  /** Starts it and waits until it listens. Fails when it ends before. */
  start(): Promise<void>;
  /** Stops it and starts it from what its files hold now. One that does not start waits for the next call. */
  restart(): void;
  stop(): Promise<void>;
};

/** Keeps an app running: when it ends by itself it is started again, up to five times. */
export function keepHost(
  app: App,
  env: Record<string, string | undefined>,
  say: (message: string) => void,
): Host {
  // The process that is meant to run. Any other that ends was told to.
  let current: ChildProcess | undefined;
  let restarts = 0;
  let stopped = false;
  let turn = Promise.resolve();

  const launch = async (): Promise<void> => {
    const { child, ready } = spawnApp(app, env, say);
    current = child;
    try {
      await ready;
    } catch (error) {
      if (child === current) throw error;
      return;
    }
    child.once('exit', (code, signal) => {
      if (child !== current) return;
      say(`${app.name} ended by itself (${signal ?? code}).`);
      void startAgain();
    });
  };

  const startAgain = async (): Promise<void> => {
    if (restarts >= MOST_RESTARTS) {
      say(`${app.name} ended ${MOST_RESTARTS} times; it is not started again.`);
      return;
    }
    restarts += 1;
    say(`Starting ${app.name} again`);
    await launch().catch((error: unknown) => {
      say(wordsOf(error));
      return startAgain();
    });
  };

  const endCurrent = async (): Promise<void> => {
    const before = current;
    current = undefined;
    if (before) await stopApp(before);
  };

  return {
    start: launch,
    restart() {
      // One after the other: two at once would both want the port.
      turn = turn.then(endCurrent).then(() => {
        if (stopped) return;
        restarts = 0;
        // Not waited for: a start that hangs must not keep the next change waiting.
        launch().then(
          () => say(`${app.name}: running with the change`),
          (error: unknown) => say(`${wordsOf(error)} The next change is waited for.`),
        );
      });
    },
    async stop() {
      stopped = true;
      await endCurrent();
      await turn;
      await endCurrent();
    },
  };
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
