import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { spawnApp, stopApp, type App } from './apps.ts';
import { backOff } from './back-off.ts';

/** One app that is kept running. */
export type Host = {
  /** Starts it and waits until it listens. Fails when it ends before. */
  start(): Promise<void>;
  /** Stops it and starts it from what its files hold now. One that does not start waits for the next call. */
  restart(): void;
  stop(): Promise<void>;
};

export type Keeping = {
  env: Record<string, string | undefined>;
  say: (message: string) => void;
  /** Takes each line that the app writes. */
  onLine?: (line: string) => void;
  /** Told when it ended too often to be started again; a call of `restart` starts it still. */
  onGivenUp?: (error: Error) => void;
  /** How long it may take to stop, in milliseconds. */
  stopPatience?: number;
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number;
  /** Waits, until the signal ends it. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
};

/** Keeps an app running: when it ends by itself it is started again, after a wait that grows while it keeps ending. */
export function keepHost(app: App, keeping: Keeping): Host {
  const { say, pause = pauseFor } = keeping;
  const patience = backOff(keeping.now);
  // The process that is meant to run. Any other that ends was told to.
  let current: ChildProcess | undefined;
  let waiting = new AbortController();
  let stopped = false;
  let turn = Promise.resolve();

  const launch = async (): Promise<void> => {
    const { child, ready } = spawnApp(app, keeping.env, keeping);
    current = child;
    try {
      await ready;
    } catch (error) {
      if (child === current) throw error;
      return;
    }
    patience.began();
    child.once('exit', (code, signal) => {
      if (child !== current) return;
      say(`${app.name} ended by itself (${signal ?? code}).`);
      void startAgain();
    });
  };

  const startAgain = async (): Promise<void> => {
    const milliseconds = patience.next();
    if (milliseconds === undefined) return giveUp();
    say(`Starting ${app.name} again${milliseconds > 0 ? ` in ${milliseconds / 1000} s` : ''}`);
    waiting = new AbortController();
    const { signal } = waiting;
    await pause(milliseconds, signal).catch(() => undefined);
    if (signal.aborted) return;
    await launch().catch((error: unknown) => {
      say(wordsOf(error));
      return startAgain();
    });
  };

  const giveUp = () => {
    const message = `${app.name} ended again and again; it is not started any more.`;
    say(message);
    keeping.onGivenUp?.(new Error(message));
  };

  const endCurrent = async (): Promise<void> => {
    waiting.abort();
    const before = current;
    current = undefined;
    if (before) await stopApp(before, keeping.stopPatience);
  };

  return {
    start: launch,
    restart() {
      // One after the other: two at once would both want the port.
      turn = turn.then(endCurrent).then(() => {
        if (stopped) return;
        patience.forget();
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

const pauseFor = (milliseconds: number, signal: AbortSignal) => wait(milliseconds, undefined, { signal });
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
