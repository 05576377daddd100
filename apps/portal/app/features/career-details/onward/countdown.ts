/** What a countdown needs of the world. */
export interface CountdownWorld {
  /** Milliseconds, rising. */
  now: () => number;
  /** Calls the function again and again until what it gives is called. */
  everyMoment: (tick: () => void) => () => void;
  /** Whether the page is in front of somebody: time in a hidden tab does not count. */
  isShown: () => boolean;
}

interface Countdown {
  seconds: number;
  /** Told at the start and whenever another second has gone: whole seconds left, rounded up. */
  onLeft: (seconds: number) => void;
  /** Called once, when nothing is left. */
  onEnd: () => void;
  world: CountdownWorld;
}

/** Counts seconds down while the page is shown (CON-048). What it gives stops it for good. */
export function startCountdown({ seconds, onLeft, onEnd, world }: Countdown): () => void {
  let left = seconds * 1000;
  let told = seconds;
  let before = world.now();
  onLeft(told);
  const stop = world.everyMoment(() => {
    const now = world.now();
    if (world.isShown()) left -= now - before;
    before = now;
    const whole = Math.max(Math.ceil(left / 1000), 0);
    if (whole !== told) onLeft((told = whole));
    if (left > 0) return;
    stop();
    onEnd();
  });
  return stop;
}

const TICK_MILLISECONDS = 200;

/** The browser's clock. */
export const browserWorld: CountdownWorld = {
  now: () => performance.now(),
  everyMoment: (tick) => {
    const timer = setInterval(tick, TICK_MILLISECONDS);
    return () => clearInterval(timer);
  },
  isShown: () => document.visibilityState === 'visible',
};
