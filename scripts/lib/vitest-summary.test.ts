import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { TestCase, TestModule } from 'vitest/node';
import SummaryReporter from './vitest-summary.ts';

const module = (name: string, faults: readonly string[] = []) =>
  ({
    moduleId: join(process.cwd(), name),
    ok: () => faults.length === 0,
    children: { allTests: () => [] },
    errors: () => faults.map((message) => ({ message })),
    diagnostic: () => ({ duration: 12.4 }),
  }) as unknown as TestModule;

const failed = (name: string, message: string) =>
  ({
    module: module('a.test.ts'),
    fullName: name,
    result: () => ({ state: 'failed', errors: [{ message }] }),
  }) as unknown as TestCase;

it('tells of each failure its name and, in a line, why: a run may show nothing else of it', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'longleaf-summary-')), 'unit.json');
  vi.stubEnv('VITEST_SUMMARY', file);
  const reporter = new SummaryReporter();
  reporter.onTestCaseResult(failed('adds', 'expected 1 to be 2\nand much more'));
  reporter.onTestRunEnd([module('b.test.ts', ['sorry, too many clients already'])], [{ message: 'lost' }]);
  const summary = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  expect(summary).toMatchObject({
    failed: ['a.test.ts > adds', 'b.test.ts', 'outside of a test: lost'],
    reasons: { 'a.test.ts > adds': 'expected 1 to be 2', 'b.test.ts': 'sorry, too many clients already' },
  });
});
