import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitForFrames } from './sign-out-frames.ts';

const FRAME_MILLISECONDS = 5_000;
const frames = [
  { party: 'sister', url: 'https://sister.example/signout' },
  { party: 'residency', url: 'https://residency.example/out?x=1' },
];
const report = (party: string, origin: string) =>
  new MessageEvent('message', { data: { type: 'signed-out', party }, origin });

let messages: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  messages = new EventTarget();
});
afterEach(() => vi.useRealTimers());

test('finishes when both have reported', async () => {
  const wait = waitForFrames(frames, messages);
  messages.dispatchEvent(report('sister', 'https://sister.example'));
  messages.dispatchEvent(report('residency', 'https://residency.example'));
  expect(await wait).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('finishes after five seconds and names the silent one (GAP-057)', async () => {
  const wait = waitForFrames(frames, messages);
  messages.dispatchEvent(report('residency', 'https://residency.example'));
  vi.advanceTimersByTime(FRAME_MILLISECONDS);
  expect(await wait).toEqual(['sister']);
});

test('a report from another origin does not count', async () => {
  const wait = waitForFrames(frames, messages);
  messages.dispatchEvent(report('sister', 'https://evil.example'));
  messages.dispatchEvent(report('residency', 'https://sister.example'));
  messages.dispatchEvent(new MessageEvent('message', { data: null, origin: 'https://sister.example' }));
  vi.advanceTimersByTime(FRAME_MILLISECONDS);
  expect(await wait).toEqual(['sister', 'residency']);
});

test('without frames there is nothing to wait for', async () => {
  expect(await waitForFrames([], messages)).toEqual([]);
});

test('nobody is given up a moment before', async () => {
  let silent: string[] | undefined;
  const wait = (async () => {
    silent = await waitForFrames(frames, messages);
  })();
  await vi.advanceTimersByTimeAsync(FRAME_MILLISECONDS - 1);
  expect(silent).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await wait;
  expect(silent).toEqual(['sister', 'residency']);
});
