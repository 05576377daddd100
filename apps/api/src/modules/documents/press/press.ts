import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { lower } from './give-way.ts';
import { LONGEST_PRINTING } from './limits.ts';
import type { FromPress, Printed, Refusal, Setting, Sheet, ToPress } from './messages.ts';

/** Pages that are printed at the same time: a processor is left to what answers people. */
const AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1));
/** Pages that wait at most. */
const MOST_WAITING = 32;
/** Milliseconds that a page waits at most. */
const LONGEST_WAIT = 30_000;
/** Milliseconds after which a process that does not end a page itself is ended. */
const LONGEST_SILENCE = LONGEST_PRINTING + 5_000;
/** Milliseconds that a browser has to start, a first time with unpacking. */
const LONGEST_START = 60_000;
/** How often a page is begun that was lost with the process. */
const MOST_TRIES = 2;

/** Nobody prints now: too many wait. */
export class PressBusy extends Error {
  override name = 'PressBusy';
}

export type Outcome = { printed: Printed } | { refused: Refusal };

export type Press = {
  /** Prints a page as soon as it is its turn. @throws PressBusy */
  print(sheet: Sheet): Promise<Outcome>;
  /** How many pages wait, and how many are being printed. */
  load(): { waiting: number; printing: number };
  /** The process that prints, once there is one; for tests. */
  process(): ChildProcess | undefined;
  stop(): void;
};

type Job = {
  id: number;
  sheet: Sheet;
  tries: number;
  clock: NodeJS.Timeout;
  settle: (outcome: Outcome) => void;
  giveUp: (error: Error) => void;
};

/**
 * Prints pages in a process of its own, which is started with the first page and kept; one that dies takes the place of
 * nobody: what was being printed is begun once more by the next one.
 */
export function openPress(
  setting: () => Promise<Setting>,
  onTrouble: (trouble: string) => void,
  atOnce = AT_ONCE,
): Press {
  const waiting: Job[] = [];
  const printing = new Map<number, Job>();
  let child: ChildProcess | undefined;
  let isReady = false;
  let isStopped = false;
  let last = 0;

  function start(): void {
    isReady = false;
    const started = fork(join(import.meta.dirname, 'process.ts'), {
      serialization: 'advanced',
      execArgv: [],
      env: plainEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    child = started;
    const clock = setTimeout(() => started.kill('SIGKILL'), LONGEST_START);
    if (started.pid !== undefined) lower(started.pid);
    started.stderr?.on('data', (text: Buffer) => onTrouble(text.toString().trim().slice(0, 500)));
    started.on('message', (message: FromPress) => {
      if ('ready' in message) {
        clearTimeout(clock);
        isReady = true;
        goOn();
      } else hear(message);
    });
    started.on('error', (error) => onTrouble(error.message));
    started.once('exit', () => {
      clearTimeout(clock);
      if (child === started) replace();
    });
    setting().then(
      (set) => send(started, { set }),
      () => started.kill('SIGKILL'),
    );
  }

  function send(to: ChildProcess, message: ToPress): void {
    // A process that is just ending hears nothing; its end is told by 'exit'.
    if (to.connected) to.send(message, () => undefined);
  }

  function hear(message: Exclude<FromPress, { ready: true }>): void {
    const job = printing.get(message.id);
    if (!job) return;
    printing.delete(message.id);
    clearTimeout(job.clock);
    job.settle('printed' in message ? { printed: message.printed } : { refused: message.refused });
    goOn();
  }

  /** The process is gone: what it was printing comes first, once more. */
  function replace(): void {
    child = undefined;
    isReady = false;
    // One that does not even start must not be tried for ever: each page that waits counts its tries.
    const lost = printing.size > 0 ? [...printing.values()] : waiting.splice(0);
    printing.clear();
    for (const job of lost.toReversed()) {
      clearTimeout(job.clock);
      if (isStopped || job.tries >= MOST_TRIES) job.settle({ refused: 'failed' });
      else put(job, 'first');
    }
    goOn();
  }

  function put(job: Job, place: 'first' | 'last'): void {
    job.clock = setTimeout(() => {
      waiting.splice(waiting.indexOf(job), 1);
      job.giveUp(new PressBusy());
    }, LONGEST_WAIT);
    if (place === 'first') {
      job.tries += 1;
      waiting.unshift(job);
    } else waiting.push(job);
  }

  function goOn(): void {
    if (isStopped || waiting.length === 0) return;
    if (!child) return start();
    if (!isReady) return;
    while (printing.size < atOnce) {
      const job = waiting.shift();
      if (!job) return;
      clearTimeout(job.clock);
      const busy = child;
      job.clock = setTimeout(() => {
        printing.delete(job.id);
        job.settle({ refused: 'slow' });
        busy.kill('SIGKILL');
      }, LONGEST_SILENCE);
      printing.set(job.id, job);
      send(busy, { id: job.id, sheet: job.sheet });
    }
  }

  return {
    print: (sheet) => {
      if (isStopped || waiting.length >= MOST_WAITING) return Promise.reject(new PressBusy());
      return new Promise<Outcome>((settle, giveUp) => {
        put({ id: ++last, sheet, tries: 1, clock: setTimeout(() => undefined), settle, giveUp }, 'last');
        goOn();
      });
    },
    load: () => ({ waiting: waiting.length, printing: printing.size }),
    process: () => child,
    stop: () => {
      isStopped = true;
      const ending = child;
      if (ending) ending.kill('SIGKILL');
      else replace();
    },
  };
}

/** The secrets of the API are no business of the process that touches what came. */
function plainEnvironment(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'CHROMIUM_PATH'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
