import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../memory-storage.ts';
import { PENDING_MINUTES, releasePending, storePending } from './pending-store.ts';
import { resumePending, type TakeTurn } from './resume.ts';

const command = { id: 'a1', kind: 'save-college', payload: { id: 199120 }, storedAt: 0 };

let tab: Storage;
let device: Storage;
let now: number;
const run = vi.fn(async () => {});

/** Like navigator.locks with ifAvailable: one holder for each name. */
function turns(): TakeTurn {
  const held = new Set<string>();
  return async (name, work) => {
    if (held.has(name)) return false;
    held.add(name);
    try {
      await work();
      return true;
    } finally {
      held.delete(name);
    }
  };
}
let takeTurn: TakeTurn;

const resume = (storage = tab) => resumePending({ tab: storage, device, now: () => now, takeTurn, run });

beforeEach(() => {
  tab = memoryStorage();
  device = memoryStorage();
  now = 60_000;
  takeTurn = turns();
  run.mockReset();
  run.mockResolvedValue(undefined);
});

describe('a command that waits for sign-in', () => {
  test('runs once after the sign-in it began, and not again after a reload', async () => {
    storePending(tab, command);
    releasePending(tab, 'a1');
    await resume();
    await resume();
    expect(run).toHaveBeenCalledTimes(1);
    expect(run).toHaveBeenCalledWith(command);
  });

  test('does not run before sign-in', async () => {
    storePending(tab, command);
    await resume();
    expect(run).not.toHaveBeenCalled();
    releasePending(tab, 'a1');
    await resume();
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('is thrown away by a sign-in that was begun without it', async () => {
    storePending(tab, command);
    releasePending(tab, undefined);
    releasePending(tab, 'a1');
    await resume();
    expect(run).not.toHaveBeenCalled();
  });

  test('two tabs with the same command do it once, together or one after the other', async () => {
    const second = memoryStorage();
    for (const storage of [tab, second]) {
      storePending(storage, command);
      releasePending(storage, 'a1');
    }
    await Promise.all([resume(tab), resume(second)]);
    await resume(second);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('a failed run leaves it for the next page load', async () => {
    storePending(tab, command);
    releasePending(tab, 'a1');
    run.mockRejectedValueOnce(new Error('offline'));
    await expect(resume()).rejects.toThrow('offline');
    await resume();
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('is dropped after half an hour', async () => {
    storePending(tab, command);
    releasePending(tab, 'a1');
    now = PENDING_MINUTES * 60_000 + 1;
    await resume();
    expect(run).not.toHaveBeenCalled();
  });

  test('a later wish takes the place of an earlier one', async () => {
    storePending(tab, command);
    storePending(tab, { ...command, id: 'b2', kind: 'recruit' });
    releasePending(tab, 'b2');
    await resume();
    expect(run).toHaveBeenCalledTimes(1);
    expect(run).toHaveBeenCalledWith(expect.objectContaining({ kind: 'recruit' }));
  });
});
