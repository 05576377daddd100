import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ADDRESSES } from '../apps/portal/app/addresses.ts';
import routes from '../apps/portal/app/routes.ts';

const APP = join(import.meta.dirname, '../apps/portal/app');
const looks = globSync('**/*.marked.test.tsx', { cwd: APP }).map((file) =>
  readFileSync(join(APP, file), 'utf8'),
);
// Public pages are drawn by the server, each of them, in apps/api/src/portal/every-sentence.test.ts.
const screens = new Set(
  ADDRESSES.filter(({ built, access, servedBy }) => built && access === 'signed-in' && !servedBy).map(
    ({ id }) => routes.find((route) => route.id === id)?.file ?? `no screen of ${id}`,
  ),
);

test('each page for signed-in people is looked at in the language of tests', () => {
  expect(screens.size).toBeGreaterThan(30);
  expect([...screens].filter((file) => !looks.some((text) => text.includes(`/${file}'`)))).toEqual([]);
});
