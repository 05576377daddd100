import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS_WITH_SECRETS } from '@longleaf/platform/secret-files';
import { SETTING_NAMES } from '@longleaf/platform/settings';
import { expect, it } from 'vitest';
import { ROOT } from './checks.ts';

// Set by the start-up script for its own programs; nobody sets it by hand.
const INTERNAL = new Set(['LONGLEAF_EMBEDDED']);

it('names every setting in the README, in the order of the program, and no other', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const table = readme.slice(readme.indexOf('## Settings'), readme.indexOf('## Data'));
  const named = [...table.matchAll(/^\| `([A-Z_]+)`/gm)].map((match) => match[1]);
  expect(named).toEqual(SETTING_NAMES.filter((name) => !INTERNAL.has(name)));
});

it('marks each setting that may come from a file, and no other, and names the files for operators', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const marked = [...readme.matchAll(/^\| `([A-Z_]+)`[ \\*]*‡/gm)].map((match) => match[1]);
  expect(marked).toEqual([...SETTINGS_WITH_SECRETS]);
  const operations = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  for (const name of SETTINGS_WITH_SECRETS) expect(operations).toContain(`\`${name}_FILE\``);
});
