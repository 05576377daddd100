import { expect, it, onTestFinished } from 'vitest';
import { watchDatabase } from './database-watch.ts';

it('is not away for one answer that did not come', async () => {
  const answers = [true, false, true, false, true];
  let wasAway = false;
  const watch = watchDatabase(async () => {
    wasAway ||= watch.isAway();
    return answers.shift() ?? true;
  }, 1);
  onTestFinished(watch.end);
  await expect.poll(() => answers.length).toBe(0);
  expect(wasAway || watch.isAway()).toBe(false);
});

it('is away after two, and back after one that came', async () => {
  let isThere = false;
  const { isAway, end } = watchDatabase(async () => isThere, 1);
  onTestFinished(end);
  expect(isAway()).toBe(false);
  await expect.poll(isAway).toBe(true);
  isThere = true;
  await expect.poll(isAway).toBe(false);
});
