import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ADDRESSES } from '../app/addresses.ts';
import { addressesForBrowsers } from './addresses-for-browsers.ts';
import { transformedBy } from './testing/transformed-by.ts';

const idsIn = (code: string) => [...code.matchAll(/id: '([^']+)'/g)].map(([, id]) => id);

test('a row that is not built stays with the server, unless a built one stands below it', async () => {
  const table = [
    { id: 'home', parent: null, built: true },
    { id: 'planned', parent: 'home' },
    { id: 'hub', parent: 'home' },
    { id: 'page', parent: 'hub', built: true },
    { id: 'tab', parent: 'hub', built: true, servedBy: 'page' },
  ] as const;
  const code = await transformedBy(
    addressesForBrowsers(table),
    '/portal/app/addresses/some.ts',
    `export const rows: readonly Address[] = [${table.map(({ id }) => `{ id: '${id}' }`).join()}];`,
  );
  expect(new Set(idsIn(code))).toEqual(new Set(['home', 'hub', 'page']));
});

test('the addresses of the portal shrink to those that can be shown', async () => {
  const folder = new URL('../app/addresses/', import.meta.url);
  const kept: (string | undefined)[] = [];
  for (const file of await readdir(folder)) {
    const source = await readFile(new URL(file, folder), 'utf8');
    kept.push(...idsIn(await transformedBy(addressesForBrowsers(), `/portal/app/addresses/${file}`, source)));
  }
  const shown = ADDRESSES.filter(({ built, servedBy }) => built && servedBy === undefined);
  expect(kept).toEqual(expect.arrayContaining(shown.map(({ id }) => id)));
  expect(kept.length).toBeLessThan(ADDRESSES.length);
});
