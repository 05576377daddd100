import { expect, test, vi } from 'vitest';
import { usageCounter } from './usage-counter.ts';

test('counts at once, then not again before 30 seconds have passed (CON-007)', () => {
  let now = 1_000_000;
  const count = vi.fn();
  const use = usageCounter(() => now, count);
  use();
  use();
  now += 29_999;
  use();
  expect(count).toHaveBeenCalledTimes(1);
  now += 1;
  use();
  expect(count).toHaveBeenCalledTimes(2);
});
