import { expect, it, vi } from 'vitest';
import { loadCode } from './load-code.ts';

it('code whose line was lost is asked for again once there is a connection, and only then', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('code');
  const code = loadCode(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(await Promise.race([code, Promise.resolve('waits')])).toBe('waits');
  window.dispatchEvent(new Event('online'));
  expect(await code).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});
