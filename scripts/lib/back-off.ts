const SECOND = 1000;
const WAITS = [0, 1, 2, 4, 8, 16, 30].map((seconds) => seconds * SECOND);
const RUNS_WELL_AFTER = 60 * SECOND;

/** Says how long to wait before something that ended by itself is started again: longer each time, and not for ever. */
export type BackOff = {
  /** It runs from now on. */
  began(): void;
  /** Milliseconds to wait before the next start; undefined when it ended too often. A minute of running makes up for all before. */
  next(): number | undefined;
  forget(): void;
};

/** @param now milliseconds of a clock that only goes forward. */
export function backOff(now: () => number = () => performance.now()): BackOff {
  let tries = 0;
  let since: number | undefined;
  return {
    began() {
      since = now();
    },
    next() {
      if (since !== undefined && now() - since >= RUNS_WELL_AFTER) tries = 0;
      since = undefined;
      return WAITS[tries++];
    },
    forget() {
      tries = 0;
    },
  };
}
