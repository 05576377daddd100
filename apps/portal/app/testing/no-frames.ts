import { beforeEach } from 'vitest';
import { NO_FRAMES } from './no-frames-words.ts';

/** How long a busy machine may take for one frame. */
const PATIENCE = 10_000;

/**
 * A browser that has stopped drawing stays so, and each further test would wait for its time-out, twice: hours. It is
 * looked for where a test fails; from then on each fails at once, so that all of them run again in a new browser.
 */
export function endWithoutFrames(): void {
  const watch = watchFrames(() => drawsWithin(PATIENCE));
  beforeEach(({ onTestFailed }) => {
    watch.begin();
    onTestFailed(watch.failed);
  });
}

/** @throws from `begin` once a test has failed and the browser drew nothing after it. */
export function watchFrames(draws: () => Promise<boolean>) {
  let stopped = false;
  return {
    begin: () => {
      if (stopped) throw new Error(NO_FRAMES);
    },
    failed: async () => {
      stopped ||= !(await draws());
    },
  };
}

function drawsWithin(milliseconds: number): Promise<boolean> {
  return new Promise((done) => {
    const end = setTimeout(() => done(false), milliseconds);
    requestAnimationFrame(() => {
      clearTimeout(end);
      done(true);
    });
  });
}
