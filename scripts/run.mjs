// Entry of every command. Plain JavaScript that an older Node can run: it installs what the lockfile names, finds
// the project's own Node and hands over to scripts/<command>.ts.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const binaries = join(root, 'node_modules', '.bin');
const stamp = join(root, 'node_modules', '.longleaf-installed');
const installing = join(root, '.installing');
const NEEDED = 24;
// With NODE_ENV=production npm would leave out what builds the portal.
const OPTIONS = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
// These need no development package, so that they run in a production install as well.
const WITHOUT_DEVELOPMENT = ['import', 'doctor'];

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
  if (isInstalled(wanted)) return;
  lockInstall();
  // Another start may have installed it in the meantime.
  if (!isInstalled(wanted)) install(wanted);
  unlockInstall();
}

function isInstalled(wanted) {
  if (textOf(stamp) === wanted) return true;
  const packages = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (packages === undefined) return false;
  if (WITHOUT_DEVELOPMENT.includes(command)) return holdsNothingElse(packages);
  if (!holdsAll(packages)) return false;
  writeFileSync(stamp, wanted);
  return true;
}

/** Whether somebody's own `npm ci` has installed all that the lockfile names, but for other machines' packages. */
function holdsAll(there) {
  return Object.entries(wantedPackages()).every(
    ([path, { version, integrity, optional }]) =>
      !path.includes('node_modules/') ||
      optional ||
      (there[path] !== undefined && there[path].version === version && there[path].integrity === integrity),
  );
}

/** Whether what is installed is of the versions that the lockfile names, as `npm ci --omit=dev` leaves it. */
function holdsNothingElse(there) {
  const wanted = wantedPackages();
  return Object.entries(there).every(([path, { version }]) => wanted[path]?.version === version);
}

function wantedPackages() {
  return packagesOf(join(root, 'package-lock.json')) ?? {};
}

/** The packages of a lockfile by their place. npm writes one of what it installed when it is done. */
function packagesOf(lockfile) {
  const text = textOf(lockfile);
  return text === '' ? undefined : JSON.parse(text).packages;
}

// One install at a time in a folder. Beside `node_modules`, which an install empties first.
function lockInstall() {
  for (let isTold = false; ; isTold = true) {
    try {
      writeFileSync(installing, String(process.pid), { flag: 'wx' });
      process.on('exit', unlockInstall);
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const owner = textOf(installing);
    if (owner !== '' && !isRunning(Number(owner))) takeAway(owner);
    else if (!isTold) console.error(`Waiting for process ${owner}, which installs (${installing})…`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
}

// The lock of a process that ended in the middle. Of several that find it, one takes it away.
function takeAway(owner) {
  const own = `${installing}.${process.pid}`;
  try {
    renameSync(installing, own);
  } catch {
    return;
  }
  if (textOf(own) === owner) unlinkSync(own);
  else renameSync(own, installing);
}

function unlockInstall() {
  if (textOf(installing) === String(process.pid)) unlinkSync(installing);
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function install(wanted) {
  console.error('Installing what the lockfile names (once; about a minute)…');
  const npm = process.env['npm_execpath'];
  const [program, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const result = spawnSync(program, [...first, 'ci', ...OPTIONS], {
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
