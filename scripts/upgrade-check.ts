import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './lib/checks.ts';
import { say } from './lib/say.ts';

/** What is about the tables as one version declares them. */
const OF_ONE_VERSION = ['scripts/migrations.test.ts', 'scripts/expand-and-contract.test.ts'];

/**
 * `npm run upgrade-check -- v0.1.0`: whether copies of that version work on the tables of this one. Runs the unit and API
 * tests of that tag, or those named after it, on databases that the migrations here made.
 */
const [tag, ...files] = process.argv.slice(2);
if (tag === undefined) {
  console.error('Name the version whose tests to run, such as: npm run upgrade-check -- v0.1.0');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'longleaf-version-'));
const before = join(folder, 'tree');
let code = 1;
try {
  run('git', ['worktree', 'add', '--detach', before, tag], ROOT);
  say(`Installing ${tag}`);
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], before);
  run('npx', ['react-router', 'typegen'], join(before, 'apps/portal'));
  say(`Tests of ${tag} on the tables of this version`);
  const left = OF_ONE_VERSION.flatMap((file) => ['--exclude', file]);
  const tests = ['vitest', 'run', '--project=unit', ...left, ...files];
  code =
    spawnSync('npx', tests, { cwd: before, stdio: 'inherit', env: { ...process.env, MIGRATIONS_OF: ROOT } })
      .status ?? 1;
} finally {
  spawnSync('git', ['worktree', 'remove', '--force', before], { cwd: ROOT });
  rmSync(folder, { recursive: true, force: true });
}
process.exit(code);

function run(program: string, parameters: string[], cwd: string): void {
  const { status } = spawnSync(program, parameters, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} ${parameters.join(' ')} failed`);
}
