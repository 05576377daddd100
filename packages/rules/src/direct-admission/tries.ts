import type { ThrottlePolicy } from '../accounts/throttle.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * How often one may look in vain before one has to wait: as one person, for one student number whoever looks, and from
 * one network, which a whole school may share.
 */
export const LOOK_UPS = {
  person: { free: 5, firstWaitSeconds: MINUTE, longestWaitSeconds: 4 * HOUR, windowSeconds: 24 * HOUR },
  number: { free: 5, firstWaitSeconds: MINUTE, longestWaitSeconds: 4 * HOUR, windowSeconds: 24 * HOUR },
  network: { free: 200, firstWaitSeconds: 10, longestWaitSeconds: 15 * MINUTE, windowSeconds: HOUR },
} as const satisfies Record<string, ThrottlePolicy>;

export type LookUpKind = keyof typeof LOOK_UPS;
