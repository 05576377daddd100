import { expect, test } from 'vitest';
import { ADDRESSES } from '../app/addresses.ts';
import { readFile } from 'node:fs/promises';
import { addressesForBrowsers } from './addresses-for-browsers.ts';
import { transformedBy } from './testing/transformed-by.ts';

const idsIn = (code: string) => [...code.matchAll(/id: '([^']+)'/g)].map(([, id]) => id);

test('a row that is not built stays with the server, unless a built one stands below it', async () => {
  const code = await transformedBy(
    addressesForBrowsers(),
    '/portal/app/addresses.ts',
    `export const ADDRESSES: readonly Address[] = [
      { id: 'home', parent: null, built: true },
      { id: 'planned', parent: 'home' },
      { id: 'hub', parent: 'home' },
      { id: 'page', parent: 'hub', built: true },
      { id: 'tab', parent: 'hub', built: true, servedBy: 'page' },
    ];`,
  );
  expect(new Set(idsIn(code))).toEqual(new Set(['home', 'hub', 'page']));
});

test('the addresses of the portal shrink to those that can be shown', async () => {
  const source = await readFile(new URL('../app/addresses.ts', import.meta.url), 'utf8');
  const kept = idsIn(await transformedBy(addressesForBrowsers(), '/portal/app/addresses.ts', source));
  const shown = ADDRESSES.filter(({ built, servedBy }) => built && servedBy === undefined);
  expect(kept).toEqual(expect.arrayContaining(shown.map(({ id }) => id)));
  expect(kept.length).toBeLessThan(ADDRESSES.length);
});
