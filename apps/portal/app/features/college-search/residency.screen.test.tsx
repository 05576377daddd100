import { searchColleges } from '@longleaf/contract/college-search';
import { searchUsageOperations } from '@longleaf/contract/search-usage';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { select } from '../../testing/by-keyboard.ts';
import { answer } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { sampleCard } from '../../testing/samples/college.ts';

test('prices are those of North Carolina until another state is chosen, and the choice lasts in this tab', async () => {
  answer(searchUsageOperations.countSearchUse, undefined);
  const asked = answer(searchColleges, ({ query }) => ({
    results: [
      query.residency === 'VA'
        ? sampleCard({ netPrice: 31_300, netPriceKind: 'estimated' })
        : sampleCard({ netPrice: 14_000, netPriceKind: 'reported' }),
    ],
    totalItems: 1,
    years: { admissions: 'Fall 2024' },
    facets: {},
  }));
  const { default: SearchPage } = await import('./search-page.tsx');
  const { router } = await openScreen({ default: SearchPage }, { id: 'UI-012', person: null });
  const card = page.getByRole('article');
  await expect.element(card.getByText('$14,000')).toBeVisible();
  await expect.element(page.getByText(/for people who live in North Carolina/)).toBeVisible();
  expect(new Set(asked.map(({ query }) => query.residency))).toEqual(new Set(['NC']));

  const state = page.getByLabelText('Price for people from');
  await select(state, 'Virginia');
  await expect.element(card.getByText('about $31,300')).toBeVisible();
  await expect.element(page.getByText(/for people who live in Virginia/)).toBeVisible();
  expect(window.sessionStorage.getItem('longleaf.own.residency')).toBe('VA');
  // It is about the reader, not about the search: an address that is passed on does not carry it.
  expect(router.state.location.search).toBe('');
  await expectAccessible();

  await select(state, 'North Carolina');
  await expect.element(card.getByText('$14,000')).toBeVisible();
  expect(window.sessionStorage.getItem('longleaf.own.residency')).toBeNull();
});
