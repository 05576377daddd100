import type { TranscriptStatusName } from './states.ts';

const MINUTE = 60_000;

/** How long to wait after the first delivery that failed, after the second, and so on, in minutes: four days in all. */
export const WAITS_MINUTES = [15, 60, 6 * 60, 24 * 60, 3 * 24 * 60] as const;

/**
 * When a delivery is made again after so many that failed; null when it was tried often enough.
 * @param failures the one that failed at `at` included.
 */
export function nextTry(failures: number, at: Date): Date | null {
  const wait = WAITS_MINUTES[failures - 1];
  return wait === undefined ? null : new Date(at.getTime() + wait * MINUTE);
}

type Delivered = { readonly status: TranscriptStatusName; readonly retryAt: Date | null };

/** Whether a request is to be sent now: it is released, or failed and its time to be tried again has come. */
export function isToBeSent({ status, retryAt }: Delivered, now: Date): boolean {
  return status === 'Released' || (status === 'Failed' && retryAt !== null && retryAt <= now);
}

/** Whether a request stands in the way of a second one of its kind to the same college. */
export function isUnderWay({ status, retryAt }: Delivered): boolean {
  return status === 'Failed' ? retryAt !== null : status !== 'Canceled';
}
