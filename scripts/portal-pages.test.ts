import { expect, it } from 'vitest';
import { portalPages } from '../apps/api/src/modules/site-search/pages.ts';
import { ADDRESSES } from '../apps/portal/app/addresses.ts';

it.each(portalPages.map(({ path, title }) => [path, title]))(
  'what the search calls %s is a page of the portal with that name',
  (path, title) => {
    const address = ADDRESSES.find((one) => one.path === path);
    expect(address).toMatchObject({ title, built: true });
  },
);
