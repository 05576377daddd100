import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

export type Tally = { passed: number; failed: number };

/** Runs a program of the project with its output shown; gives its exit code. */
export function runProgram(
  name: string,
  parameters: string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(join(ROOT, 'node_modules/.bin', name), parameters, {
      cwd: options.cwd ?? ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...options.env },
    });
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });
}

/** A check that passes or fails as a whole. */
export async function check(name: string, parameters: string[], cwd = ROOT): Promise<Tally> {
  const code = await runProgram(name, parameters, { cwd });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * One project of vitest.config.ts: `unit` has the unit and API tests, `screens` those in a browser. Counts single tests,
 * and a file that could not be read as one failure.
 */
export function vitest(project: 'unit' | 'screens'): Promise<Tally> {
  return vitestRun(project, [`--project=${project}`]);
}

/** The unit and API tests of these files on the oldest PostgreSQL that is supported. */
export function onPostgres15(files: string[]): Promise<Tally> {
  return vitestRun('postgres15', ['--project=unit', ...files], { POSTGRES_MAJOR: '15' });
}

async function vitestRun(
  name: string,
  parameters: string[],
  env: Record<string, string> = {},
): Promise<Tally> {
  const report = join(ROOT, `test-results/${name}.json`);
  rmSync(report, { force: true });
  const code = await runProgram(
    'vitest',
    ['run', ...parameters, '--reporter=dot', '--reporter=json', `--outputFile=${report}`],
    { env },
  );
  const result = read<{ numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }>(
    report,
  );
  if (!result) return { passed: 0, failed: 1 };
  const failed = Math.max(result.numFailedTests, code === 0 ? 0 : 1);
  return { passed: result.numPassedTests, failed };
}

/** Browser journeys. One that passed only when it was tried again is told, so that it gets looked at. */
export async function journeys(parameters: string[]): Promise<Tally> {
  const report = join(ROOT, 'test-results/journeys.json');
  rmSync(report, { force: true });
  const code = await runProgram('playwright', [
    'test',
    '--config=tests/journeys/playwright.config.ts',
    ...parameters,
  ]);
  const result = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(report);
  if (!result) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = result.stats;
  if (flaky > 0)
    console.log(`${flaky} of the journeys passed only when tried again; the list above names them.`);
  return { passed: expected + flaky, failed: Math.max(unexpected, code === 0 ? 0 : 1) };
}

function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
