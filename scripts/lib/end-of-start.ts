/**
 * Comes when this process is to end: Ctrl-C, SIGTERM, or when the process that started it (`run.mjs`) is gone, so that
 * nothing runs on that nobody could stop.
 */
export function endOfStart(): AbortSignal {
  const ending = new AbortController();
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
    process.on(event, () => ending.abort());
  }
  return ending.signal;
}

/** Resolves when the signal has come. */
export function comes(signal: AbortSignal): Promise<undefined> {
  return new Promise((done) => {
    if (signal.aborted) done(undefined);
    signal.addEventListener('abort', () => done(undefined), { once: true });
  });
}
