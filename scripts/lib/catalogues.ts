import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT, runProgram, type Tally } from './checks.ts';

const CATALOGUES = ['apps/portal/app', 'packages/rules', 'packages/platform'].map((owner) =>
  join(ROOT, owner, 'locales'),
);

/** Whether the catalogues hold the sentences of the code, no more and no fewer. Leaves them as they were. */
export async function catalogues(): Promise<Tally> {
  const kept = mkdtempSync(join(tmpdir(), 'longleaf-catalogues-'));
  for (const [index, folder] of CATALOGUES.entries())
    cpSync(folder, join(kept, String(index)), { recursive: true });
  try {
    const code = await runProgram('lingui', ['extract', '--overwrite'], { cwd: join(ROOT, 'apps/portal') });
    const stale = CATALOGUES.flatMap((folder, index) =>
      readdirSync(join(kept, String(index)))
        .filter((name) => sentencesOf(join(kept, String(index), name)) !== sentencesOf(join(folder, name)))
        .map((name) => relative(ROOT, join(folder, name))),
    );
    if (stale.length > 0) {
      console.error(
        `Stale: ${stale.join(', ')}. Run 'npx lingui extract --overwrite' in apps/portal and commit.`,
      );
    }
    return code === 0 && stale.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  } finally {
    for (const [index, folder] of CATALOGUES.entries())
      cpSync(join(kept, String(index)), folder, { recursive: true });
    rmSync(kept, { recursive: true });
  }
}

/**
 * The sentences of a catalogue, without the places that use them, which move with every line, and those given up; in
 * one order, since new ones may stand elsewhere until the next extraction.
 */
function sentencesOf(file: string): string {
  const entries = readFileSync(file, 'utf8').split('\n\n').map(wordsOf);
  return entries.toSorted().join('\n\n');
}

function wordsOf(entry: string): string {
  return entry
    .split('\n')
    .filter((line) => !line.includes('POT-Creation-Date') && /^(msg(ctxt|id|str) |")/.test(line))
    .join('\n');
}
