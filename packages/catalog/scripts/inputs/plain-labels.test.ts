import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { plainLabel } from './plain-labels.ts';

test('the shipped labels are said in plain words already', async () => {
  const table = await readFile(new URL('../../data/code-labels.tsv', import.meta.url), 'utf8');
  const rows = table
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));
  expect(rows.length).toBeGreaterThan(200);
  for (const [field = '', code = '', label = ''] of rows) expect(plainLabel(field, code, label)).toBe(label);
  expect(plainLabel('highest_degree_code', '40', 'Associates')).toBe('Associate degree');
  expect(plainLabel('calendar_system_code', '1', 'Semester')).toBe('Semester');
});
