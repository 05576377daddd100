import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** What a running server writes about itself into its data folder. */
export type Postmaster = { pid: number; port: number };

/** The server that owns the data folder now, if its process is alive. */
export function runningPostmaster(dataFolder: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!pid || !port || !isAlive(pid) || !isPostgres(pid)) return undefined;
  return { pid, port };
}

/** Asks for a fast shutdown (open transactions are rolled back) and waits until the process is gone. */
export async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  for (let tries = 0; isAlive(pid); tries++) {
    if (tries === 300) signal(pid, 'SIGQUIT');
    if (tries > 400) throw new Error(`The database server (process ${pid}) does not stop.`);
    await wait(50);
  }
}

/** Whether a process with this number runs (one that has ended but was not waited for does not). */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

// A process number can be given to another program after a crash: look at who has it now.
function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return process.platform !== 'linux';
  }
}

function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
