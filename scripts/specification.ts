import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './lib/checks.ts';
import { specificationDocument, specificationRows } from './lib/specification.ts';
import { UNPROVEN } from './lib/unproven.ts';

/** Writes docs/specification.md anew. */
const FILE = join(import.meta.dirname, '../docs/specification.md');
writeFileSync(FILE, specificationDocument(await specificationRows(), UNPROVEN));
await runProgram('oxfmt', [FILE]);
