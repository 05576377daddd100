// Entry of every command. Plain JavaScript that an older Node can run: it installs what the lockfile names, finds
// the project's own Node and hands over to scripts/<command>.ts.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const binaries = join(root, 'node_modules', '.bin');
const stamp = join(root, 'node_modules', '.longleaf-installed');
const NEEDED = 24;

const [command = 'start', ...parameters] = process.argv.slice(2);
if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Longleaf needs Node 20 or newer to install itself; this is ${process.version}.`);
}
installWhenStale();
handOver();

function installWhenStale() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.error('Installing what the lockfile names (once; about a minute)…');
  const npm = process.env['npm_execpath'];
  const [program, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const result = spawnSync(program, [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: withBinaries(), npm_config_engine_strict: 'false' },
  });
  if (result.status !== 0) fail('Installing failed. The lines above say why.');
  writeFileSync(stamp, wanted);
}

function handOver() {
  const child = spawn(projectNode(), [join(root, 'scripts', `${command}.ts`), ...parameters], {
    cwd: root,
    // By the channel a command that goes on notices when this process is gone.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: withBinaries() },
  });
  // Ctrl-C reaches the child by itself; this process only waits for it to end in order.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // npm sends SIGTERM on to its shell, and not every shell sends it on to us: when the shell is gone, it was meant.
  const parent = process.ppid;
  const byNpm = process.env['npm_lifecycle_event'] !== undefined;
  const look = setInterval(() => {
    if (!byNpm || process.ppid === parent) return;
    clearInterval(look);
    child.kill('SIGTERM');
  }, 500);
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

function projectNode() {
  const own = join(binaries, 'node');
  if (existsSync(own) && spawnSync(own, ['--version']).status === 0) return own;
  if (Number(process.versions.node.split('.')[0]) >= NEEDED) return process.execPath;
  return fail(
    `Longleaf runs on Node ${NEEDED} or newer; this is ${process.version}, and there is no packaged Node for ${process.platform} ${process.arch}. Install Node ${NEEDED} and run the command again.`,
  );
}

function withBinaries() {
  return [binaries, process.env['PATH']].join(delimiter);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
