import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ADDRESSES } from '../apps/portal/app/addresses.ts';

const PORTAL = join(import.meta.dirname, '../apps/portal/app');

/** Pages from before screens were tested by themselves; journeys show their states. Nothing is added to this list. */
const WITHOUT = new Set(['UI-086', 'UI-087']);

test('every page for signed-in people has a test of its screen that opens it', () => {
  const opened = globSync('**/*.screen.test.tsx', { cwd: PORTAL })
    .map((file) => readFileSync(join(PORTAL, file), 'utf8'))
    .join('\n');
  const pages = ADDRESSES.filter(
    ({ built, access, servedBy }) => built && access === 'signed-in' && !servedBy,
  );
  const silent = pages.map(({ id }) => id).filter((id) => !opened.includes(`id: '${id}'`));
  expect(silent.filter((id) => !WITHOUT.has(id))).toEqual([]);
});
