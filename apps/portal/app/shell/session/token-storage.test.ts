import { expect, test } from 'vitest';
import { memoryStorage } from '../memory-storage.ts';
import { tokenStorage } from './token-storage.ts';

test('tokens stay in the tab unless the person asked to be remembered (GAP-124)', () => {
  const [tab, device] = [memoryStorage(), memoryStorage()];
  tokenStorage(tab, device).setItem('user', 'token');
  expect(tab.getItem('user')).toBe('token');
  expect(device.getItem('user')).toBeNull();
});

test('a remembered session is on the device, also for another tab', () => {
  const device = memoryStorage();
  const storage = tokenStorage(memoryStorage(), device);
  storage.remember(true);
  storage.setItem('user', 'token');
  expect(tokenStorage(memoryStorage(), device).getItem('user')).toBe('token');
});

test('forgetting leaves nothing in either place', () => {
  const [tab, device] = [memoryStorage(), memoryStorage()];
  const storage = tokenStorage(tab, device);
  storage.setItem('user', 'in the tab');
  storage.remember(true);
  storage.setItem('user', 'on the device');
  storage.removeItem('user');
  storage.remember(false);
  expect([tab.length, device.length]).toEqual([0, 0]);
  expect(storage.isRemembered()).toBe(false);
});

test('being remembered moves the tokens, it does not copy them', () => {
  const [tab, device] = [memoryStorage(), memoryStorage()];
  const storage = tokenStorage(tab, device);
  storage.setItem('user', 'token');
  storage.remember(true);
  storage.setItem('user', 'token');
  expect(tab.getItem('user')).toBeNull();
  expect(device.getItem('user')).toBe('token');
});
