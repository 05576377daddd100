import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const charts = new URL('../../ui/charts/', import.meta.url);

test('whoever makes a chart puts it on the page of parts (UI-047)', () => {
  const shown = readFileSync(new URL('sample-figures.tsx', import.meta.url), 'utf8');
  const parts = readdirSync(charts).filter((file) => file.endsWith('.tsx') && !file.includes('.test.'));
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.filter((file) => !shown.includes(`/ui/charts/${file}'`))).toEqual([]);
});
