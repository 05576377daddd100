import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The operating-system account that runs the server. Undefined: the account of this process. */
export type Account = { name: string; uid: number; gid: number };

/**
 * PostgreSQL refuses to run as root, so as root another account is used: `postgres` where it exists,
 * else one made for it, else `nobody`.
 */
export function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const found = lookUp('postgres') ?? lookUp('longleaf');
  if (found) return found;
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'longleaf']);
  const account = lookUp('longleaf') ?? lookUp('nobody');
  if (!account) throw new Error('PostgreSQL cannot run as root and there is no other account to run it as.');
  return account;
}

function lookUp(name: string): Account | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((row) => row.startsWith(`${name}:`));
  if (!line) return undefined;
  const [, , uid, gid] = line.split(':');
  return { name, uid: Number(uid), gid: Number(gid) };
}

/** The first folder on the way to `path` that the account may not enter; undefined when it may enter all. */
export function closedFolder(path: string, account: Account): string | undefined {
  const steps: string[] = [];
  for (let at = resolve(path); ; at = dirname(at)) {
    steps.unshift(at);
    if (at === dirname(at)) break;
  }
  return steps.find((folder) => {
    const stat = statSync(folder, { throwIfNoEntry: false });
    if (!stat) return false;
    if (stat.uid === account.uid) return (stat.mode & 0o100) === 0;
    if (stat.gid === account.gid) return (stat.mode & 0o010) === 0;
    return (stat.mode & 0o001) === 0;
  });
}
