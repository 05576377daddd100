import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './lib/checks.ts';

/** Where the name stands: once for all, and among the zones that other calendar programs name in their own way. */
const NAMING = [
  'packages/rules/src/student-calendar/windows-zones.ts',
  'packages/rules/src/student-calendar/zone-instant.ts',
  'packages/rules/src/time/eastern-zone.ts',
];

it('names the time zone of North Carolina once', () => {
  const sources = globSync('{apps,packages}/*/{src,app}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  expect(sources.length).toBeGreaterThan(1_000);
  const naming = sources.filter((file) =>
    readFileSync(join(ROOT, file), 'utf8').includes('America/New_York'),
  );
  expect(naming.toSorted()).toEqual(NAMING);
});
