import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../memory-storage.ts';
import { lookAtClock, noteActivity, readSignOutAt, stopClock } from './activity-clock.ts';

const clocks = { idleSeconds: 1800, countdownSeconds: 120 };
const start = Date.parse('2026-11-20T12:00:00Z');
const at = (seconds: number) => start + seconds * 1000;

describe('the shared clock, looked at every second', () => {
  test('it warns and ends when nobody does anything', () => {
    const device = memoryStorage();
    noteActivity(device, at(0), clocks);
    expect(lookAtClock(device, at(1799), clocks, false)).toEqual({ stage: 'active' });
    expect(lookAtClock(device, at(1800), clocks, false)).toEqual({ stage: 'warning', secondsLeft: 120 });
    expect(lookAtClock(device, at(1920), clocks, false)).toEqual({ stage: 'over' });
  });

  test('it stands still while a child window is open, and counts anew from its closing (ST-043)', () => {
    const device = memoryStorage();
    noteActivity(device, at(0), clocks);
    for (let second = 1; second <= 7200; second++) {
      expect(lookAtClock(device, at(second), clocks, true)).toEqual({ stage: 'active' });
    }
    expect(lookAtClock(device, at(7200 + 1799), clocks, false)).toEqual({ stage: 'active' });
    expect(lookAtClock(device, at(7200 + 1800), clocks, false)).toMatchObject({ stage: 'warning' });
    expect(lookAtClock(device, at(7200 + 1920), clocks, false)).toEqual({ stage: 'over' });
  });

  test('a window opened while the warning is shown takes it away', () => {
    const device = memoryStorage();
    noteActivity(device, at(0), clocks);
    expect(lookAtClock(device, at(1850), clocks, false)).toMatchObject({ stage: 'warning' });
    expect(lookAtClock(device, at(1851), clocks, true)).toEqual({ stage: 'active' });
  });

  test('looking alone moves nothing (GAP-054)', () => {
    const device = memoryStorage();
    noteActivity(device, at(0), clocks);
    const end = readSignOutAt(device);
    lookAtClock(device, at(900), clocks, false);
    expect(readSignOutAt(device)).toBe(end);
  });

  test('a clock that was stopped is active', () => {
    const device = memoryStorage();
    noteActivity(device, at(0), clocks);
    stopClock(device);
    expect(lookAtClock(device, at(9000), clocks, false)).toEqual({ stage: 'active' });
  });
});
