import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../testing/open-screen.tsx';

const SEARCH = '/college-search?zip=27601&within=50';
const search = { default: () => <h1>Search</h1> };
const inHeader = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Find a college' });

test('header, footer and breadcrumb lead back to the search as it was left', async () => {
  const { router, unmount } = await openScreen(search, { id: 'UI-012', at: SEARCH, person: null });
  await router.navigate('/data');
  await expect.element(inHeader).toHaveAttribute('href', SEARCH);
  await unmount();
  // As after signing in: the page is opened anew in this tab.
  await openScreen(
    { default: () => <h1>A college</h1> },
    { id: 'UI-013', at: '/college-profile/unc', person: null },
  );
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect.element(trail.getByRole('link', { name: 'Find a college' })).toHaveAttribute('href', SEARCH);
  await expect.element(inHeader).toHaveAttribute('href', SEARCH);
});

test('a search that is cleared is forgotten; one opened anew from elsewhere is not', async () => {
  const first = await openScreen(search, { id: 'UI-012', at: SEARCH, person: null });
  await first.unmount();
  const { router } = await openScreen(search, { id: 'UI-012', at: '/college-search', person: null });
  await expect.element(inHeader).toHaveAttribute('href', SEARCH);
  await router.navigate('/college-search?name=duke');
  await expect.element(inHeader).toHaveAttribute('href', '/college-search?name=duke');
  await router.navigate('/college-search');
  await expect.element(inHeader).toHaveAttribute('href', '/college-search');
});
