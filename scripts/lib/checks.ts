import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { NO_FRAMES } from '../../apps/portal/app/testing/no-frames-words.ts';
import type { VitestSummary } from './vitest-summary.ts';

export const ROOT = join(import.meta.dirname, '../..');

export interface Tally {
  passed: number;
  failed: number;
  /** What failed, by name, where the part knows names. */
  names?: string[];
  /** Why, in a line, where it is known. */
  reasons?: Record<string, string>;
  /** What passed only when it was tried again, so that it gets looked at. */
  retried?: string[];
  /** Runs what failed once more, for a time when nothing else runs. */
  again?: () => Promise<Tally>;
}

/** More than so many failed files are no accident of a busy machine. */
const MOST_FILES_AGAIN = 20;

const heldBack = new AsyncLocalStorage<Buffer[]>();

/** Shows what the programs in `run` print only when it is done: parts side by side are read one after the other. */
export function holdingBack<T>(run: () => Promise<T>): Promise<T> {
  const printed: Buffer[] = [];
  return heldBack.run(printed, async () => {
    try {
      return await run();
    } finally {
      process.stdout.write(Buffer.concat(printed));
    }
  });
}

/** Runs a program of the project with its output shown, or held back; gives its exit code. */
export function runProgram(
  name: string,
  parameters: string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<number> {
  const printed = heldBack.getStore();
  const output = printed ? 'pipe' : 'inherit';
  return new Promise((done, fail) => {
    const child = spawn(join(ROOT, 'node_modules/.bin', name), parameters, {
      cwd: options.cwd ?? ROOT,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...options.env },
    });
    child.stdout?.on('data', (chunk: Buffer) => printed?.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => printed?.push(chunk));
    child.once('error', fail);
    child.once('close', (code) => done(code ?? 1));
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
  return vitestRun(project, [`--project=${project}*`]);
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
    ['run', ...parameters, '--reporter=dot', '--reporter=./scripts/lib/vitest-summary.ts'],
    { env: { ...env, VITEST_SUMMARY: report } },
  );
  const result = read<VitestSummary>(report);
  if (!result) return { passed: 0, failed: 1 };
  const { passed, failed: names, reasons, retried } = result;
  const tally: Tally = {
    passed,
    failed: Math.max(names.length, code === 0 ? 0 : 1),
    names,
    reasons,
    retried,
  };
  const switches = parameters.filter((parameter) => parameter.startsWith('--'));
  return withAgain(tally, (files) => vitestRun(`${name}-again`, [...switches, ...files], env));
}

/** The same, with a way to run once more the files of what failed, where they are few and nothing else failed. */
export function withAgain(tally: Tally, run: (files: string[]) => Promise<Tally>): Tally {
  const { names = [], reasons = {} } = tally;
  const files = filesOf(names);
  const areMany = filesOf(ownFaults(names, reasons)).length > MOST_FILES_AGAIN;
  return files.length === 0 || areMany ? tally : { ...tally, again: () => run(files) };
}

/** Those of failed tests that ran: where the browser stopped drawing, all that come later fail without being run. */
export function ownFaults(names: string[], reasons: Record<string, string>): string[] {
  return names.filter((name) => reasons[name] !== NO_FRAMES);
}

/** The files of failed tests, none of them twice; none at all where something failed outside of a test. */
export function filesOf(names: string[]): string[] {
  const files = names.map((name) => /^\S+\.test\.tsx?(?= > |$)/.exec(name)?.[0]);
  return files.every((file) => file !== undefined) ? [...new Set(files)] : [];
}

/**
 * Browser journeys, all or those of some files. What fails is not told again at once: the first try has left its traces
 * in the rows of a demo person. Its file can be told once more, on hosts and a database of its own.
 */
export async function journeys(files: string[] = []): Promise<Tally> {
  const report = join(ROOT, 'test-results/journeys.json');
  rmSync(report, { force: true });
  const code = await runProgram('playwright', [
    'test',
    '--config=tests/journeys/playwright.config.ts',
    ...files.map((file) => `/journeys/${file}`),
  ]);
  const result = read<JourneySuite & { stats: { expected: number; unexpected: number } }>(report);
  if (!result) return { passed: 0, failed: 1 };
  const { expected, unexpected } = result.stats;
  const names = namesOf(result, 'unexpected');
  return withAgain({ passed: expected, failed: Math.max(unexpected, code === 0 ? 0 : 1), names }, journeys);
}

/** As Playwright's JSON report nests them: files, groups, stories, each at both widths. */
interface JourneySuite {
  suites?: JourneySuite[];
  specs?: { file: string; title: string; tests: { projectName: string; status: string }[] }[];
}

function namesOf(suite: JourneySuite, status: string): string[] {
  const own = (suite.specs ?? []).flatMap(({ file, title, tests }) =>
    tests.filter((test) => test.status === status).map((test) => `${file} > ${title} [${test.projectName}]`),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => namesOf(inner, status))];
}

function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
