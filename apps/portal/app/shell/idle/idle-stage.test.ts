import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idleStage, isAnnounced, signOutTime } from './idle-stage.ts';

const clocks = { idleSeconds: 1800, countdownSeconds: 120 };
const start = Date.parse('2026-11-20T12:00:00Z');
const after = (seconds: number) => idleStage(signOutTime(start, clocks), start + seconds * 1000, clocks);

describe('the idle clock', () => {
  test.each([
    [0, { stage: 'active' }],
    [1799, { stage: 'active' }],
    [1800, { stage: 'warning', secondsLeft: 120 }],
    [1813, { stage: 'warning', secondsLeft: 107 }],
    [1919, { stage: 'warning', secondsLeft: 1 }],
    [1919.5, { stage: 'warning', secondsLeft: 1 }],
    [1920, { stage: 'over' }],
    [90_000, { stage: 'over' }],
  ])('%d seconds after the last activity', (seconds, expected) => {
    expect(after(seconds)).toEqual(expected);
  });

  test('nobody watched yet is active', () => {
    expect(idleStage(null, start, clocks)).toEqual({ stage: 'active' });
  });

  test('activity at any moment before the end starts it anew', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1919 }), fc.integer({ min: 0, max: 1799 }), (first, second) => {
        const moved = start + first * 1000;
        const later = moved + second * 1000;
        expect(idleStage(signOutTime(moved, clocks), later, clocks)).toEqual({ stage: 'active' });
      }),
    );
  });

  test('the time left is said at the start, at 60 and at 20 seconds', () => {
    const said = Array.from({ length: 120 }, (_, index) => 120 - index).filter((left) =>
      isAnnounced(left, clocks),
    );
    expect(said).toEqual([120, 60, 20]);
  });
});
