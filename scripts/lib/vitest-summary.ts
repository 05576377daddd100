import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** What a run of Vitest came to: names of tests as `file > name`. */
export interface VitestSummary {
  passed: number;
  failed: string[];
  /** Why: the first line of what each of them said. */
  reasons: Record<string, string>;
  /** Passed only when tried again. */
  retried: string[];
  /** Milliseconds of each file, slowest first. */
  files: [file: string, milliseconds: number][];
}

/** Reporter of Vitest that writes the names of what failed into the file that `VITEST_SUMMARY` names. */
export default class SummaryReporter implements Reporter {
  readonly #summary: VitestSummary = { passed: 0, failed: [], reasons: {}, retried: [], files: [] };

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result();
    const name = `${fileOf(test.module)} > ${test.fullName}`;
    if (state === 'failed') this.#fail(name, test.result().errors);
    if (state !== 'passed') return;
    this.#summary.passed += 1;
    if (test.diagnostic()?.flaky) this.#summary.retried.push(name);
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly { message?: string }[]): void {
    for (const module of modules) {
      // A file that could not be read has no test to fail; a suite's own error is not that of a test.
      if (!module.ok() && ![...module.children.allTests('failed')].length)
        this.#fail(fileOf(module), module.errors());
      this.#summary.files.push([fileOf(module), Math.round(module.diagnostic().duration)]);
    }
    for (const { message } of errors) this.#fail(`outside of a test: ${message ?? 'no message'}`);
    this.#summary.files.sort(([, a], [, b]) => b - a);
    const file = process.env['VITEST_SUMMARY'];
    if (file === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(this.#summary, null, 2));
  }

  #fail(name: string, errors: readonly { message?: string }[] = []): void {
    this.#summary.failed.push(name);
    const reason = errors[0]?.message?.split('\n')[0];
    if (reason) this.#summary.reasons[name] = reason;
  }
}

const fileOf = (module: TestModule) => relative(process.cwd(), module.moduleId);
