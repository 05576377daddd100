import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildPortal } from './lib/build-portal.ts';
import { catalogues } from './lib/catalogues.ts';
import { check, holdingBack, journeys, onPostgres15, ROOT, vitest, type Tally } from './lib/checks.ts';
import { folderInMemory } from './lib/files-in-memory.ts';
import { partsToRun } from './lib/parts.ts';
import { FILES_ON_POSTGRES_15 } from './lib/postgres-15.ts';
import { say } from './lib/say.ts';

// Many programs start in a run, most of them of the same files: what Node has compiled once it need not again.
process.env['NODE_COMPILE_CACHE'] ??= join(ROOT, 'node_modules/.cache/compiled');

// Where `tmpdir()` is, for this and for all that it starts.
const inMemory = process.env['TMPDIR'] ? null : folderInMemory();
if (inMemory !== null) {
  process.env['TMPDIR'] = inMemory;
  process.once('exit', () => rmSync(inMemory, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
}

type Lane = Record<string, () => Promise<Tally>>;

/**
 * Every part of `npm test`, stage after stage. Lanes of one stage run side by side, since each waits for half of its
 * time: so they share no port and no file that one of them writes. What a part of another lane needs is made in a stage
 * before. `npm test -- unit` runs the parts named, and before them what they cannot be without.
 */
const STAGES: Lane[][] = [
  [{ routes: () => check('react-router', ['typegen'], 'apps/portal') }],
  [
    {
      format: () => check('oxfmt', ['--check', '.']),
      // Reads the types once for its rules and for what the compiler itself would say.
      lint: () => check('oxlint', ['--type-aware', '--type-check', '--deny-warnings']),
    },
    {
      boundaries: () =>
        check('depcruise', ['--config', '.dependency-cruiser.mjs', 'apps', 'packages', 'tests', 'scripts']),
      catalogues,
      build: async () => {
        await buildPortal(say);
        return { passed: 1, failed: 0 };
      },
      sizes: () => check('node', ['apps/portal/scripts/sizes.ts']),
    },
  ],
  // No stage of their own for the journeys: one lane ends minutes before the other, and half of the machine would wait.
  [
    { screens: () => vitest('screens'), postgres15: () => onPostgres15(FILES_ON_POSTGRES_15) },
    { unit: () => vitest('unit'), journeys: () => journeys() },
  ],
];

let wanted: string[] = [];
try {
  wanted = partsToRun(STAGES.flat().flatMap(Object.keys), process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
const total: Tally = { passed: 0, failed: 0 };
const failed = new Map<string, Tally>();
const retried: string[] = [];
for (const stage of STAGES) {
  const lanes = stage.map((lane) => Object.entries(lane).filter(([name]) => wanted.includes(name)));
  const isAlone = lanes.filter((lane) => lane.length > 0).length === 1;
  await Promise.all(lanes.map((lane) => runLane(lane, isAlone)));
}
if (process.env['CI']) await failuresAgain();
// Last, where the eye is: what has to be looked at.
if (retried.length > 0) console.log(`\nPassed only when tried again:\n  ${retried.join('\n  ')}`);
if (failed.size > 0) {
  const named = [...failed].flatMap(([name, { names, reasons }]) => [
    name,
    ...(names ?? []).map((one) => (reasons?.[one] ? `${one}\n    ${reasons[one]}` : one)),
  ]);
  console.log(`\nFailed:\n  ${named.join('\n  ')}`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

async function runLane(lane: [string, Lane[string]][], isAlone: boolean): Promise<void> {
  for (const [name, run] of lane) {
    say(`${name} …`);
    const tally = await (isAlone ? run() : holdingBack(run)).catch(oneFailure);
    if (!isAlone) say(`${name}: ${tally.passed} passed, ${tally.failed} failed`);
    total.passed += tally.passed;
    total.failed += tally.failed;
    if (tally.failed > 0) failed.set(name, tally);
    retried.push(...(tally.retried ?? []));
  }
}

/** Lanes wait for each other's work: the few files that failed beside others run once more with the machine to themselves. */
async function failuresAgain(): Promise<void> {
  for (const [name, first] of failed) {
    if (!first.again) continue;
    say(`${name}, what failed once more …`);
    const second = await first.again().catch(oneFailure);
    total.failed -= first.failed;
    total.failed += second.failed;
    if (second.failed > 0) failed.set(name, second);
    else {
      failed.delete(name);
      total.passed += first.failed;
      retried.push(...(first.names ?? []));
    }
  }
}

function oneFailure(error: unknown): Tally {
  console.error(error instanceof Error ? error.message : error);
  return { passed: 0, failed: 1 };
}
