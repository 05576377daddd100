/** How many failures are free, and how the wait grows after that. */
export type ThrottlePolicy = {
  /** Failures in the window that cost nothing. */
  free: number;
  /** First wait in seconds; it doubles with each further failure. */
  firstWaitSeconds: number;
  /** No wait is longer. */
  longestWaitSeconds: number;
  /** Failures are forgotten when none was added for this long. */
  windowSeconds: number;
};

const MINUTE = 60;

/**
 * The policies of signing in. One address trying one account is stopped soon; one account tried from many
 * places later; one address trying many accounts last, because a whole school may share an address, and makes its
 * accounts in an hour. A device on which the person signed in before has a budget of its own, so failures elsewhere
 * never keep its owner out.
 * Recovery counts wrong security answers like wrong passwords; `recovery` counts every look at whose account it is
 * and every request for a link, `availability` every look-up of a free name, each by address; `emailCheck` every
 * look-up of a free e-mail, by the account that asks.
 */
export const THROTTLE = {
  pair: { free: 5, firstWaitSeconds: 2, longestWaitSeconds: 15 * MINUTE, windowSeconds: 60 * MINUTE },
  account: { free: 20, firstWaitSeconds: 4, longestWaitSeconds: 15 * MINUTE, windowSeconds: 60 * MINUTE },
  address: { free: 100, firstWaitSeconds: 2, longestWaitSeconds: 5 * MINUTE, windowSeconds: 15 * MINUTE },
  device: { free: 10, firstWaitSeconds: 2, longestWaitSeconds: 15 * MINUTE, windowSeconds: 60 * MINUTE },
  register: { free: 600, firstWaitSeconds: 30, longestWaitSeconds: 15 * MINUTE, windowSeconds: 60 * MINUTE },
  password: { free: 5, firstWaitSeconds: 2, longestWaitSeconds: 15 * MINUTE, windowSeconds: 60 * MINUTE },
  letter: { free: 5, firstWaitSeconds: 60, longestWaitSeconds: 15 * MINUTE, windowSeconds: 60 * MINUTE },
  code: { free: 5, firstWaitSeconds: 15, longestWaitSeconds: 15 * MINUTE, windowSeconds: 60 * MINUTE },
  answerPair: { free: 5, firstWaitSeconds: 2, longestWaitSeconds: 15 * MINUTE, windowSeconds: 60 * MINUTE },
  answerAccount: {
    free: 20,
    firstWaitSeconds: 4,
    longestWaitSeconds: 15 * MINUTE,
    windowSeconds: 60 * MINUTE,
  },
  answerAddress: {
    free: 100,
    firstWaitSeconds: 2,
    longestWaitSeconds: 5 * MINUTE,
    windowSeconds: 15 * MINUTE,
  },
  recovery: { free: 120, firstWaitSeconds: 2, longestWaitSeconds: 5 * MINUTE, windowSeconds: 15 * MINUTE },
  availability: {
    free: 600,
    firstWaitSeconds: 2,
    longestWaitSeconds: 5 * MINUTE,
    windowSeconds: 15 * MINUTE,
  },
  emailCheck: {
    free: 30,
    firstWaitSeconds: 2,
    longestWaitSeconds: 5 * MINUTE,
    windowSeconds: 15 * MINUTE,
  },
} as const satisfies Record<string, ThrottlePolicy>;

export type ThrottleKind = keyof typeof THROTTLE;

/** Seconds to wait after the given number of failures: 0 while they are free, then doubling up to the longest. */
export function waitSeconds(policy: ThrottlePolicy, failures: number): number {
  const extra = failures - policy.free;
  if (extra <= 0) return 0;
  // 2 ** 40 seconds is past every limit; a larger power would only risk infinity.
  return Math.min(policy.longestWaitSeconds, policy.firstWaitSeconds * 2 ** Math.min(extra - 1, 40));
}
