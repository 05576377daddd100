import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { buildPortal } from './lib/build-portal.ts';
import { ROOT } from './lib/checks.ts';
import { say } from './lib/say.ts';

/** `npm run bench`, or `npm run bench -- search` for one part. Figures of different runs are not compared. */
const PARTS: Record<string, () => Promise<unknown>> = {
  search: async () => (await import('../tests/bench/search.ts')).measureSearch(),
  pages: async () => {
    buildPortal(say);
    return (await import('../tests/bench/lighthouse.ts')).measurePages();
  },
};

const wanted = process.argv.slice(2);
const results: Record<string, unknown> = {
  machine: {
    processor: cpus()[0]?.model,
    cores: cpus().length,
    memoryBytes: totalmem(),
    node: process.version,
  },
};
for (const [name, run] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  say(`${name} …`);
  results[name] = await run();
  console.dir(results[name], { depth: 6 });
}
const folder = join(ROOT, 'tests/bench/results');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'latest.json'), `${JSON.stringify(results, null, 2)}\n`);
say(`Written to ${join(folder, 'latest.json')}`);
process.exit(0);
