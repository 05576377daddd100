import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './lib/checks.ts';
import {
  specificationDocument,
  specificationRows,
  UNPROVEN_FILE,
  unprovenRows,
} from './lib/specification.ts';

/** Writes docs/specification.md anew, and takes off the list of unproven rows what a test names meanwhile. */
const FILE = join(import.meta.dirname, '../docs/specification.md');
const rows = await specificationRows();
const silent = new Set(rows.filter(({ tests }) => tests.length === 0).map(({ id }) => id));
writeFileSync(
  UNPROVEN_FILE,
  `${unprovenRows()
    .filter(({ id }) => silent.has(id))
    .map(({ id, reason }) => `${id}\t${reason}`)
    .join('\n')}\n`,
);
writeFileSync(FILE, specificationDocument(rows));
await runProgram('oxfmt', [FILE]);
