import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  rowsNamed,
  silentProofs,
  specificationDocument,
  specificationRows,
  unprovenRows,
} from './lib/specification.ts';

const rows = await specificationRows();
const unproven = unprovenRows().map(({ id }) => id);

test('every row is proven by a test, or stands on the list of those that are not, with why', () => {
  const silent = rows.filter(({ id, tests }) => tests.length === 0 && !unproven.includes(id));
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test('a row that a test proves meanwhile leaves the list', () => {
  const open = new Set(rows.filter(({ tests }) => tests.length === 0).map(({ id }) => id));
  expect(unproven.filter((id) => !open.has(id))).toEqual([]);
});

test('from one row to another are all between them', () => {
  expect([...rowsNamed('ST-252 to 254, MSG-083 to MSG-084; API-177 and CON-085')]).toEqual([
    'ST-252',
    'ST-253',
    'ST-254',
    'MSG-083',
    'MSG-084',
    'API-177',
    'CON-085',
  ]);
});

test('what proves a row without naming it is a test that is there', () => {
  const files = [...silentProofs().values()];
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((list) => list.length === 0)).toEqual([]);
  const wrong = files.flat().filter((file) => !file.endsWith('.test.ts') && !file.endsWith('.test.tsx'));
  expect(wrong).toEqual([]);
  expect(files.flat().filter((file) => !existsSync(join(import.meta.dirname, '..', file)))).toEqual([]);
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
