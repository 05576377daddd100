import { readdir, readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';

/** Printing gives way to what answers people: the lowest there is. */
export const NICENESS = 19;

/**
 * Lowers every thread of a process and of its children (Linux). A browser that root started puts some of its threads
 * above everything else, whatever priority it was started with; one that may not do so is left as it is by this.
 */
export async function giveWay(pid: number): Promise<void> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  await Promise.all(
    threads.map(async (thread) => {
      lower(Number(thread));
      const children = await readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '');
      await Promise.all(
        children
          .split(' ')
          .filter(Boolean)
          .map((child) => giveWay(Number(child))),
      );
    }),
  );
}

/** Some systems forbid it, and a thread may be gone by now; printing is right all the same. */
export function lower(id: number): void {
  try {
    setPriority(id, NICENESS);
  } catch {
    // As said above.
  }
}
