import { Worker } from 'node:worker_threads';
import { unavailable } from '@longleaf/http/problem';
import type { bringIn, ReadWish } from './bring-in.ts';

/** `too-long` for what cannot be read in the time, or in the memory, that a file may take. */
export type ReadFile = ReturnType<typeof bringIn> | 'too-long';

const SECONDS_AT_MOST = 10;
const MEGABYTES_AT_MOST = 256;
const AT_ONCE = 2;
const WAITING_AT_MOST = 20;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Reads a calendar's file in a thread of its own, so that no file holds up anybody else, however it is made.
 * @throws ProblemError 503 when too many are waiting
 */
export async function readCalendarFile(
  bytes: Uint8Array,
  wish: ReadWish,
  secondsAtMost = SECONDS_AT_MOST,
): Promise<ReadFile> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING_AT_MOST) throw unavailable(new Error('Too many calendar files wait'));
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await inThread(bytes, wish, secondsAtMost);
  } finally {
    // The place of one that is done goes to the next as it is.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function inThread(bytes: Uint8Array, wish: ReadWish, secondsAtMost: number): Promise<ReadFile> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadFile>();
  const worker = new Worker(new URL('worker.ts', import.meta.url), {
    workerData: { bytes, wish },
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES_AT_MOST },
    // What the server was started with is not the thread's.
    execArgv: [],
    env: {},
  });
  const timer = setTimeout(() => resolve('too-long'), secondsAtMost * 1000);
  worker.on('message', resolve);
  worker.on('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve('too-long') : reject(error),
  );
  return promise.finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
