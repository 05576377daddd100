import { expect, test } from 'vitest';
import { NO_FRAMES } from '../../apps/portal/app/testing/no-frames-words.ts';
import { filesOf, ownFaults } from './checks.ts';

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
