/** CON-001 and CON-002, which tests shorten through settings. */
export interface IdleClocks {
  idleSeconds: number;
  countdownSeconds: number;
}

export type IdleStage = { stage: 'active' } | { stage: 'warning'; secondsLeft: number } | { stage: 'over' };

/** When the session ends if nothing happens from now on. One stored number on which all tabs agree (GAP-054). */
export function signOutTime(now: number, { idleSeconds, countdownSeconds }: IdleClocks): number {
  return now + (idleSeconds + countdownSeconds) * 1000;
}

/** Where the clock stands. Nothing stored counts as active: nobody has been watched yet. */
export function idleStage(signOutAt: number | null, now: number, clocks: IdleClocks): IdleStage {
  if (signOutAt === null) return { stage: 'active' };
  const secondsLeft = Math.ceil((signOutAt - now) / 1000);
  if (secondsLeft <= 0) return { stage: 'over' };
  return secondsLeft <= clocks.countdownSeconds ? { stage: 'warning', secondsLeft } : { stage: 'active' };
}

/** Whether the time left is said aloud: at the start, at 60 and at 20 seconds. */
export function isAnnounced(secondsLeft: number, { countdownSeconds }: IdleClocks): boolean {
  return secondsLeft === countdownSeconds || secondsLeft === 60 || secondsLeft === 20;
}
