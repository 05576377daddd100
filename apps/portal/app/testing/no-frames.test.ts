import { expect, test } from 'vitest';
import { NO_FRAMES } from './no-frames-words.ts';
import { watchFrames } from './no-frames.ts';

test('a test that failed in a browser that draws ends nothing', async () => {
  const watch = watchFrames(async () => true);
  await watch.failed();
  expect(watch.begin).not.toThrow();
});

test('once the browser draws nothing each further test fails at once and says why', async () => {
  const answers = [false, true];
  const watch = watchFrames(async () => answers.shift() ?? true);
  expect(watch.begin).not.toThrow();
  await watch.failed();
  await watch.failed();
  expect(watch.begin).toThrow(NO_FRAMES);
});
