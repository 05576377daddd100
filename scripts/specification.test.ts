import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { specificationDocument, specificationRows, unprovenRows } from './lib/specification.ts';

const rows = await specificationRows();
const unproven = unprovenRows().map(({ id }) => id);

test('every row that is built is named by a test, or stands on the list of those that are not yet', () => {
  const silent = rows.filter(({ id, tests }) => tests.length === 0 && !unproven.includes(id));
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test('a row that a test names meanwhile, or that is no longer built, leaves the list', () => {
  const open = new Set(rows.filter(({ tests }) => tests.length === 0).map(({ id }) => id));
  expect(unproven.filter((id) => !open.has(id))).toEqual([]);
});

test('each row on the list has its reason', () => {
  expect(unprovenRows().filter(({ reason }) => reason.trim() === '')).toEqual([]);
});

test('docs/specification.md says what code and tests say; node scripts/specification.ts writes it', () => {
  const kept = readFileSync(join(import.meta.dirname, '../docs/specification.md'), 'utf8');
  expect(bare(kept)).toEqual(bare(specificationDocument(rows)));
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
