import { expect, test } from 'vitest';
import { NO_FRAMES } from '../../apps/portal/app/testing/no-frames-words.ts';
import { filesOf, ownFaults, type Tally, withAgain } from './checks.ts';

test('what failed is run again by file, each once', () => {
  expect(
    filesOf(['apps/a/one.test.ts > says > so', 'apps/a/one.test.ts > more', 'apps/b/two.screen.test.tsx']),
  ).toEqual(['apps/a/one.test.ts', 'apps/b/two.screen.test.tsx']);
});

test('a failure outside of a test is never taken for one of a file', () => {
  expect(filesOf(['apps/a/one.test.ts > says', 'outside of a test: no line'])).toEqual([]);
});

test('a browser that stopped drawing is no fault of the tests that come later', () => {
  const names = ['apps/a/one.screen.test.tsx > says', 'apps/b/two.screen.test.tsx > says so'];
  const reasons = {
    'apps/a/one.screen.test.tsx > says': 'Test timed out in 60000ms.',
    [names[1] ?? '']: NO_FRAMES,
  };
  expect(ownFaults(names, reasons)).toEqual(['apps/a/one.screen.test.tsx > says']);
});

test('the files of a few failures can run once more; not those of many, nor what failed outside of a file', async () => {
  const ran: string[][] = [];
  const again = (names: string[]) => {
    const tally: Tally = { passed: 1, failed: names.length, names };
    return withAgain(tally, async (files) => {
      ran.push(files);
      return { passed: files.length, failed: 0 };
    }).again?.();
  };
  const inFiles = (files: number) => Array.from({ length: files }, (_, n) => `${n}.test.ts > says`);
  expect(await again(['orders.test.ts > says [wide]', 'orders.test.ts > says [phone]'])).toEqual({
    passed: 1,
    failed: 0,
  });
  await again(inFiles(20));
  expect(ran).toEqual([['orders.test.ts'], inFiles(20).map((name) => name.replace(' > says', ''))]);
  expect(again(inFiles(21))).toBeUndefined();
  expect(again(['outside of a test: no line'])).toBeUndefined();
  expect(again([])).toBeUndefined();
});
