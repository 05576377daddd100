import { expect, test } from 'vitest';
import { filesOf } from './checks.ts';

test('what failed is run again by file, each once', () => {
  expect(
    filesOf(['apps/a/one.test.ts > says > so', 'apps/a/one.test.ts > more', 'apps/b/two.screen.test.tsx']),
  ).toEqual(['apps/a/one.test.ts', 'apps/b/two.screen.test.tsx']);
});

test('a failure outside of a test is never taken for one of a file', () => {
  expect(filesOf(['apps/a/one.test.ts > says', 'outside of a test: no line'])).toEqual([]);
});
