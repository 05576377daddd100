import { setTimeout } from 'node:timers/promises';
import type { Settings } from './settings.ts';

/** How a program stops, in milliseconds from the signal. */
export type StopTimes = {
  /** It goes on taking requests for so long, while it says that it is not ready: a balancer has to notice. */
  wait: number;
  /** What is not done by then is ended. */
  deadline: number;
};

export function stopTimes({
  STOP_WAIT_SECONDS,
  STOP_DEADLINE_SECONDS,
}: Pick<Settings, 'STOP_WAIT_SECONDS' | 'STOP_DEADLINE_SECONDS'>): StopTimes {
  return { wait: STOP_WAIT_SECONDS * 1_000, deadline: STOP_DEADLINE_SECONDS * 1_000 };
}

export type StopSteps = {
  /** Takes no new connections, and is done when every request in hand is answered. */
  endRequests: () => Promise<unknown>;
  /** Begins nothing new beside requests, such as jobs, and is done when what was begun is. */
  endWork: () => Promise<unknown>;
  /** Closes what requests and work stand on. */
  close: () => Promise<unknown>;
  /** At the deadline, and when work cannot end: gives back what another copy can do in place of this one. */
  handBack: () => Promise<unknown>;
};

/** Handing back is a few statements; a database that answers none of them must not keep the program. */
const HAND_BACK_MILLISECONDS = 2_000;

/**
 * Stops a program that has said that it is not ready: it waits, then takes no new requests, finishes what is in hand and
 * closes. Work beside requests begins to end at once.
 * @returns true when all was finished, false when the deadline came first.
 */
export async function stopInOrder(steps: StopSteps, times: StopTimes): Promise<boolean> {
  const inOrder = async () => {
    // Work that cannot end in order must not cut off the requests in hand.
    const work = steps.endWork().catch(() => within(HAND_BACK_MILLISECONDS, steps.handBack()));
    await setTimeout(times.wait);
    await Promise.all([steps.endRequests(), work]);
    await steps.close();
    return true;
  };
  const finished = await within(times.deadline, inOrder());
  if (!finished) await within(HAND_BACK_MILLISECONDS, steps.handBack());
  return finished;
}

/** Whether it was done in time, and without a failure. */
function within(milliseconds: number, done: Promise<unknown>): Promise<boolean> {
  const inTime = done.then(
    () => true,
    () => false,
  );
  return Promise.race([inTime, setTimeout(milliseconds, false, { ref: false })]);
}
