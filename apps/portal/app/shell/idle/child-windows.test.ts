import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createChildWindows } from './child-windows.ts';

/** Windows of the sign-in host are looked at this often. */
const CHILD_WINDOW_POLL_MILLISECONDS = 1_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a closed window is noticed within a second and told once (CON-063, ST-042)', () => {
  const windows = createChildWindows();
  const child = { closed: false };
  const onClosed = vi.fn();
  windows.add(child, onClosed);
  vi.advanceTimersByTime(10 * CHILD_WINDOW_POLL_MILLISECONDS);
  expect(windows.isAnyOpen()).toBe(true);
  child.closed = true;
  vi.advanceTimersByTime(CHILD_WINDOW_POLL_MILLISECONDS);
  expect(windows.isAnyOpen()).toBe(false);
  vi.advanceTimersByTime(10 * CHILD_WINDOW_POLL_MILLISECONDS);
  expect(onClosed).toHaveBeenCalledTimes(1);
});

test('the watch lasts until the last window is closed, then rests', () => {
  const windows = createChildWindows();
  const [first, second] = [{ closed: false }, { closed: false }];
  windows.add(first);
  windows.add(second);
  first.closed = true;
  vi.advanceTimersByTime(CHILD_WINDOW_POLL_MILLISECONDS);
  expect(windows.isAnyOpen()).toBe(true);
  second.closed = true;
  vi.advanceTimersByTime(CHILD_WINDOW_POLL_MILLISECONDS);
  expect(windows.isAnyOpen()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});
