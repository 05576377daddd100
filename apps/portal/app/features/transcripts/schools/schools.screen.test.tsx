import {
  type TranscriptSchool,
  transcriptSchoolMessages,
  transcriptSchoolOperations,
} from '@longleaf/contract/transcript-schools';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, refuse } from '../../../testing/calls.ts';
import { expectAccessible } from '../../../testing/look.ts';
import { openScreen } from '../../../testing/open-screen.tsx';

const { getTranscriptSchools, getTranscriptSchoolsExport } = transcriptSchoolOperations;
const asheville: TranscriptSchool = {
  id: 199111,
  name: 'University of North Carolina Asheville',
  city: 'Asheville',
  county: null,
  ceeb: null,
  urlName: 'university-of-north-carolina-asheville',
};
const brown: TranscriptSchool = {
  id: 1,
  name: 'A L Brown High',
  city: 'Kannapolis',
  county: 'Cabarrus',
  ceeb: '341985',
  urlName: null,
};
const listOf = (schools: TranscriptSchool[], totalSchools = schools.length, pageNumber = 1) => ({
  schools,
  totalSchools,
  pageNumber,
  pageSize: 25,
});
const open = async (query = '') =>
  openScreen(await import('./schools-page.tsx'), {
    id: 'UI-042',
    at: `/transcriptSchools${query}`,
    person: null,
  });

test('the list starts with colleges, leads to their pages, and goes on in pages of 25 (UI-042, CON-126)', async () => {
  const asked = answer(getTranscriptSchools, ({ query }) => listOf([asheville], 60, query.pageNumber));
  await open();
  await expect
    .element(page.getByRole('link', { name: asheville.name }))
    .toHaveAttribute('href', `/college-profile/${asheville.urlName}`);
  await expect.element(page.getByRole('heading', { name: '60 colleges' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ kind: 'colleges', pageNumber: 2 });
  await expect.element(page.getByText('26 to 50 of 60')).toBeVisible();
});

test('high schools come with town, county and code; a letter and words look through them', async () => {
  const asked = answer(getTranscriptSchools, ({ query }) =>
    listOf(query.kind === 'high-schools' ? [brown] : [asheville]),
  );
  const { router } = await open();
  await page.getByRole('button', { name: 'High schools' }).click();
  await expect.element(page.getByRole('cell', { name: '341985' })).toBeVisible();
  await page.getByRole('link', { name: 'A', exact: true }).click();
  await expect.poll(() => asked.at(-1)?.query.startsWith).toBe('A');
  await page.getByRole('searchbox').fill('kanna');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect.poll(() => router.state.location.search).toBe('?kind=high-schools&startsWith=A&search=kanna');
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ kind: 'high-schools', search: 'kanna' });
  await expectAccessible();
});

test('a page behind the last one says so and leads to the first: it does not say that no school takes part', async () => {
  answer(getTranscriptSchools, ({ query }) =>
    listOf(query.pageNumber > 3 ? [] : [asheville], 60, query.pageNumber),
  );
  const { router } = await open('?page=99');
  await expect.element(page.getByText('The list has no page 99')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect.element(page.getByText('1 to 25 of 60')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('nothing found leads back to the whole list', async () => {
  answer(getTranscriptSchools, ({ query }) => (query.search === 'zzz' ? listOf([]) : listOf([asheville])));
  await open('?search=zzz');
  await expect.element(page.getByRole('heading', { name: 'No school fits' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect.element(page.getByRole('link', { name: asheville.name })).toBeVisible();
});

test('where no high school takes part it says whom to ask', async () => {
  answer(getTranscriptSchools, listOf([]));
  await open('?kind=high-schools');
  await expect.element(page.getByText('Ask your counselor how your school sends transcripts.')).toBeVisible();
});

test('a failure is told in the fixed words and tried again (MSG-092)', async () => {
  answer(getTranscriptSchools, listOf([asheville]));
  await open();
  await expect.element(page.getByRole('link', { name: asheville.name })).toBeVisible();
  refuse(getTranscriptSchools, 400);
  await page.getByRole('button', { name: 'High schools' }).click();
  await expect.element(page.getByText(transcriptSchoolMessages.listFailed)).toBeVisible();
  answer(getTranscriptSchools, listOf([brown]));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Kannapolis')).toBeVisible();
});

test('what e-transcripts are is told in a window (MOD-026, ST-265)', async () => {
  answer(getTranscriptSchools, listOf([asheville]));
  await open();
  await page.getByRole('button', { name: 'About e-transcripts' }).click();
  const dialog = page.getByRole('dialog', { name: 'About e-transcripts' });
  await expect.element(dialog).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('the export asks for the whole list that is shown; a failure is told (ST-266, MSG-093)', async () => {
  answer(getTranscriptSchools, listOf([brown], 60, 2));
  const asked = refuse(getTranscriptSchoolsExport, 503);
  await open('?kind=high-schools&startsWith=A&page=2');
  const button = page.getByRole('button', { name: 'Save this list as a file' });
  await button.click();
  await expect.element(page.getByText(transcriptSchoolMessages.exportFailed)).toBeVisible();
  expect(asked.at(-1)?.query).toEqual({ kind: 'high-schools', startsWith: 'A', search: '' });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  answer(getTranscriptSchoolsExport, 'High school,Town');
  await button.click();
  await expect.poll(() => saved).toEqual(['transcript-high-schools.csv']);
});

test('a choice shows at once, and the next one keeps it, while its schools are on their way', async () => {
  answer(getTranscriptSchools, listOf([asheville]));
  const { router } = await open();
  await expect.element(page.getByRole('link', { name: asheville.name })).toBeVisible();
  const next = hold(getTranscriptSchools);
  await page.getByRole('button', { name: 'High schools' }).click();
  await expect
    .element(page.getByRole('button', { name: 'High schools' }))
    .toHaveAttribute('aria-pressed', 'true');
  // How many the colleges were is not said of high schools.
  await expect.element(page.getByRole('heading', { name: 'Schools', exact: true })).toBeVisible();
  expect(document.querySelector('main [aria-busy]')).not.toBeNull();
  await page.getByRole('link', { name: 'A', exact: true }).click();
  next.release(listOf([brown]));
  await expect.poll(() => router.state.location.search).toBe('?kind=high-schools&startsWith=A');
  await expect.element(page.getByRole('heading', { name: '1 high school' })).toBeVisible();
});
