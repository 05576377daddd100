import { ProblemError } from './problem.ts';

/** How often the load is measured, and how late the event loop may be before a measurement counts as pressure. */
export const PRESSURE_SAMPLE_MILLISECONDS = 1000;
export const LONGEST_EVENT_LOOP_DELAY = 2000;

/**
 * Gives what is asked for each request while the last measurement says that the server is behind. It refuses with 503
 * only when a later measurement says the same: one long task, such as reading the facts, is over by then, and refusing
 * everybody for a second would be the only harm it does.
 * @param now milliseconds of a clock that only goes forward.
 */
export function refuseUnderPressure(now: () => number = () => performance.now()): () => void {
  let since = 0;
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const at = now();
    // Without a question for two measurements it is not known that the pressure lasted.
    if (at - last > PRESSURE_SAMPLE_MILLISECONDS * 2) since = at;
    last = at;
    if (at - since <= PRESSURE_SAMPLE_MILLISECONDS * 1.5) return;
    throw new ProblemError(503, /*i18n*/ 'The server is busy. Please try again.', {
      headers: { 'retry-after': '2' },
    });
  };
}
