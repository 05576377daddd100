import { buildPortal } from './lib/build-portal.ts';
import { catalogues } from './lib/catalogues.ts';
import { check, journeys, onPostgres15, vitest, type Tally } from './lib/checks.ts';
import { partsToRun } from './lib/parts.ts';
import { FILES_ON_POSTGRES_15 } from './lib/postgres-15.ts';
import { say } from './lib/say.ts';

/**
 * Every part of `npm test`, cheapest first. `npm test -- unit` runs the parts named, and before them what they cannot
 * be without.
 */
const PARTS: Record<string, () => Promise<Tally>> = {
  format: () => check('oxfmt', ['--check', '.']),
  lint: () => check('oxlint', ['--type-aware', '--deny-warnings']),
  routes: () => check('react-router', ['typegen'], 'apps/portal'),
  types: () => check('tsc', ['--noEmit', '-p', 'tsconfig.json']),
  boundaries: () =>
    check('depcruise', ['--config', '.dependency-cruiser.mjs', 'apps', 'packages', 'tests', 'scripts']),
  catalogues,
  build: async () => {
    await buildPortal(say);
    return { passed: 1, failed: 0 };
  },
  sizes: () => check('node', ['apps/portal/scripts/sizes.ts']),
  postgres15: () => onPostgres15(FILES_ON_POSTGRES_15),
  unit: () => vitest('unit'),
  screens: () => vitest('screens'),
  journeys: () => journeys([]),
};

let wanted: string[] = [];
try {
  wanted = partsToRun(Object.keys(PARTS), process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
const total: Tally = { passed: 0, failed: 0 };
const failed: string[] = [];
const retried: string[] = [];
for (const [name, run] of Object.entries(PARTS)) {
  if (!wanted.includes(name)) continue;
  say(`${name} …`);
  const tally: Tally = await run().catch((error: unknown): Tally => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  total.passed += tally.passed;
  total.failed += tally.failed;
  if (tally.failed > 0) failed.push([name, ...(tally.names ?? [])].join('\n  '));
  retried.push(...(tally.retried ?? []));
}
// Last, where the eye is: what has to be looked at.
if (retried.length > 0) console.log(`\nPassed only when tried again:\n  ${retried.join('\n  ')}`);
if (failed.length > 0) console.log(`\nFailed:\n  ${failed.join('\n  ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
