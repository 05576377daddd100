import { programSearchOperations } from '@longleaf/contract/program-search';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { sampleProgram } from '../../testing/samples/program.ts';

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
const cosmetology = sampleProgram({ title: 'Cosmetology/Cosmetologist, General' });
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

test('a name that is joined by a slash goes on in the next line after it, and is one name for ears', async () => {
  answer(programClusters, []);
  answer(searchPrograms, { ...none, totalCount: 1, occupation: null, results: [cosmetology] });
  const { default: ProgramsPage } = await import('./programs-page.tsx');
  await openScreen({ default: ProgramsPage }, { id: 'UI-024', at: '/programsMajors', person: null });
  const name = page.getByRole('link', { name: 'Cosmetology/Cosmetologist, General', exact: true });
  await expect.element(name).toBeVisible();
  const link = name.element() as HTMLElement;
  link.style.display = 'block';
  link.style.width = '150px';
  const lineOf = (node: ChildNode, end: number) => {
    const range = document.createRange();
    range.setStart(node, end - 1);
    range.setEnd(node, end);
    return range.getBoundingClientRect().top;
  };
  const texts = [...link.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const [before, slash, after] = texts;
  expect(texts.map(({ textContent }) => textContent)).toEqual(['Cosmetology', '/', 'Cosmetologist, General']);
  if (!before || !slash || !after) throw new Error('no name');
  expect(lineOf(slash, 1)).toBe(lineOf(before, 1));
  expect(lineOf(after, 1)).toBe(lineOf(after, 'Cosmetologist'.length));
  expect(lineOf(after, 1)).toBeGreaterThan(lineOf(slash, 1));
});
