import { programSearchOperations } from '@longleaf/contract/program-search';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const { programClusters, searchPrograms } = programSearchOperations;
const none = {
  totalCount: 0,
  page: 1,
  pageSize: 10,
  next: null,
  previous: null,
  years: { awards: '2023-24', outlook: null, usWages: '', ncWages: '', crosswalk: '' },
  results: [],
};
const occupation = { occCode: '47-2111.00', occTitle: 'Electricians', urlName: 'electricians' };

test('words that no program of a career has: each change that helps, with what it gives', async () => {
  answer(programClusters, []);
  answer(searchPrograms, ({ query }) => {
    if (query.occCode === undefined) return { ...none, totalCount: 58, occupation: null };
    return { ...none, totalCount: query.search === undefined ? 1 : 0, occupation };
  });
  const { default: ProgramsPage } = await import('./programs-page.tsx');
  const at = '/programsMajors?s=nursing&occCode=47-2111.00';
  const { router } = await openScreen({ default: ProgramsPage }, { id: 'UI-024', at, person: null });
  await expect.element(page.getByRole('button', { name: 'All that lead to Electricians (1)' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: '“nursing” in all programs (58)' }).click();
  await expect.poll(() => router.state.location.search).toBe('?s=nursing');
});
