import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { buildPortal } from './lib/build-portal.ts';
import { ROOT } from './lib/checks.ts';
import { say } from './lib/say.ts';

/** `npm run bench`, or `npm run bench -- search` for one part. Figures of different runs are not compared. */
const PARTS: Record<string, () => Promise<unknown>> = {
  search: async () => (await import('../tests/bench/search.ts')).measureSearch(),
  explore: async () => (await import('../tests/bench/explore.ts')).measureExplore(),
  found: async () => (await import('../tests/bench/found.ts')).measureFound(),
  recovery: async () => (await import('../tests/bench/recovery.ts')).measureRecovery(),
  applying: async () => (await import('../tests/bench/applying.ts')).measureApplying(),
  planning: async () => (await import('../tests/bench/planning.ts')).measurePlanning(),
  assessments: async () => (await import('../tests/bench/assessments.ts')).measureAssessments(),
  scores: async () => (await import('../tests/bench/scores.ts')).measureScores(),
  guide: async () => (await import('../tests/bench/guide.ts')).measureGuide(),
  transcripts: async () => (await import('../tests/bench/transcripts.ts')).measureTranscripts(),
  prospects: async () => (await import('../tests/bench/prospects.ts')).measureProspects(),
  scale: async () => (await import('../tests/bench/scale.ts')).measureScale(),
  documents: async () => {
    await buildPortal(say);
    return (await import('../tests/bench/documents.ts')).measureDocuments();
  },
  pages: async () => {
    await buildPortal(say);
    return (await import('../tests/bench/lighthouse.ts')).measurePages();
  },
  phone: async () => {
    await buildPortal(say);
    return (await import('../tests/bench/phone.ts')).measurePhone();
  },
};
const RESULTS = join(ROOT, 'tests/bench/results/latest.json');

const [name] = process.argv.slice(2);
if (name === undefined) {
  // A process each: what one part leaves in memory would slow the next.
  for (const part of Object.keys(PARTS)) {
    const { status } = spawnSync(process.execPath, [import.meta.filename, part], { stdio: 'inherit' });
    if (status !== 0) process.exit(1);
  }
  process.exit(0);
}
const measure = PARTS[name];
if (!measure) {
  console.error(`There is no benchmark ${name}. There are: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
say(`${name} …`);
const result = await measure();
console.dir(result, { depth: 6 });
mkdirSync(join(ROOT, 'tests/bench/results'), { recursive: true });
const before = existsSync(RESULTS)
  ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Record<string, unknown>)
  : {};
const machine = {
  processor: cpus()[0]?.model,
  cores: cpus().length,
  memoryBytes: totalmem(),
  node: process.version,
};
writeFileSync(RESULTS, `${JSON.stringify({ ...before, machine, [name]: result }, null, 2)}\n`);
say(`Written to ${RESULTS}`);
process.exit(0);
