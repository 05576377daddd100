import { expect, test, vi } from 'vitest';
import { type CountdownWorld, startCountdown } from './countdown.ts';

/** A clock that the test turns. */
function testWorld() {
  let now = 5000;
  let shown = true;
  let tick: (() => void) | undefined;
  const world: CountdownWorld = {
    now: () => now,
    everyMoment: (run) => {
      tick = run;
      return () => (tick = undefined);
    },
    isShown: () => shown,
  };
  return {
    world,
    pass: (milliseconds: number) => {
      now += milliseconds;
      tick?.();
    },
    show: (yes: boolean) => {
      shown = yes;
      tick?.();
    },
    isTicking: () => tick !== undefined,
  };
}

function start() {
  const clock = testWorld();
  const onLeft = vi.fn<(seconds: number) => void>();
  const onEnd = vi.fn<() => void>();
  const stop = startCountdown({ seconds: 10, onLeft, onEnd, world: clock.world });
  return { ...clock, onLeft, onEnd, stop };
}

test('tells each second once and ends after ten', () => {
  const { pass, onLeft, onEnd, isTicking } = start();
  for (let step = 0; step < 49; step += 1) pass(200);
  expect(onLeft.mock.calls.flat()).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(onEnd).not.toHaveBeenCalled();
  pass(200);
  expect(onLeft).toHaveBeenLastCalledWith(0);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(isTicking()).toBe(false);
});

test('ends once even when the browser was late', () => {
  const { pass, onEnd } = start();
  pass(60_000);
  pass(60_000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('time in a hidden tab does not count', () => {
  const { pass, show, onEnd, onLeft } = start();
  pass(4000);
  show(false);
  pass(60_000);
  show(true);
  expect(onLeft).toHaveBeenLastCalledWith(6);
  pass(5999);
  expect(onEnd).not.toHaveBeenCalled();
  pass(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('a stopped countdown never ends', () => {
  const { pass, stop, onEnd, isTicking } = start();
  pass(9900);
  stop();
  pass(5000);
  expect(onEnd).not.toHaveBeenCalled();
  expect(isTicking()).toBe(false);
});
