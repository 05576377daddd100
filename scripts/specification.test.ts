import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { specificationDocument, specificationRows } from './lib/specification.ts';
import { UNPROVEN } from './lib/unproven.ts';

const rows = await specificationRows();

test('every row that is built is named by a test, or the list of unproven ones says why not', () => {
  const silent = rows.filter(({ id, tests }) => tests.length === 0 && !UNPROVEN.has(id));
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test('a row that a test names meanwhile, or that is no longer built, leaves the list', () => {
  const open = new Set(rows.filter(({ tests }) => tests.length === 0).map(({ id }) => id));
  expect([...UNPROVEN.keys()].filter((id) => !open.has(id))).toEqual([]);
});

test('docs/specification.md says what code and tests say; node scripts/specification.ts writes it', () => {
  const kept = readFileSync(join(import.meta.dirname, '../docs/specification.md'), 'utf8');
  expect(bare(kept)).toEqual(bare(specificationDocument(rows, UNPROVEN)));
});

/** Without what the formatter does to tables and marks. */
function bare(text: string): string[] {
  return text
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/[\s\\-]+/g, ' ')
        .replaceAll(/(\| )+/g, '| ')
        .trim(),
    )
    .filter((line) => line !== '' && line !== '|');
}
