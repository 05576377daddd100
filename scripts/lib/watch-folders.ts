import { globSync, statSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

// One save may be several events, and a pull many.
const QUIET_MS = 100;
const LEFT_OUT = new Set(['node_modules', 'test']);

/** Whether a program may be made of a file of this name: no test, and nothing an editor puts beside a file. */
export const isOfAProgram = (name: string) => /(?<!\.test)\.(ts|json|sql|md|css|js|svg)$/.test(name);

/**
 * Calls `changed` after a file in one of the folders or below was saved, whichever way an editor saves: in place, or by
 * putting a new file in its place. Tests do not count. Gives what ends it.
 *
 * Each folder is watched for itself, because a watched file is the old one after it was replaced; Node's recursive
 * watching on Linux watches files.
 */
export function watchFolders(roots: string[], changed: () => void): () => void {
  const watched = new Map<string, { made: string; watcher: FSWatcher }>();
  let timer: NodeJS.Timeout | undefined;
  let ofAProgram = false;

  const seen = (name: string | null) => {
    ofAProgram ||= name !== null && isOfAProgram(name);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const report = [ofAProgram, follow()].includes(true);
      ofAProgram = false;
      if (report) changed();
    }, QUIET_MS);
  };

  // Watches folders that are new and lets go of those that are gone; says whether any was new.
  const follow = (): boolean => {
    let news = false;
    const there = new Map(roots.flatMap(foldersOf).map((folder) => [folder, madeOf(folder)]));
    for (const [folder, { made, watcher }] of watched) {
      if (there.get(folder) === made) continue;
      watcher.close();
      watched.delete(folder);
    }
    for (const [folder, made] of there) {
      if (made === undefined || watched.has(folder)) continue;
      const watcher = watch(folder, (_, name) => seen(name));
      watcher.on('error', () => seen(null));
      watched.set(folder, { made, watcher });
      news = true;
    }
    return news;
  };

  follow();
  return () => {
    clearTimeout(timer);
    for (const { watcher } of watched.values()) watcher.close();
  };
}

function foldersOf(root: string): string[] {
  return globSync('**/', { cwd: root, exclude: (name) => LEFT_OUT.has(name) }).map((name) =>
    join(root, name),
  );
}

// A folder made again may get the number of the one before.
function madeOf(folder: string): string | undefined {
  const there = statSync(folder, { throwIfNoEntry: false });
  return there && `${there.ino} ${there.birthtimeMs}`;
}
