import { expect, test } from 'vitest';
import { NO_FILTERS } from './college-search.ts';
import { appliedFilters } from './pills.ts';

const filters = {
  ...NO_FILTERS,
  name: 'tech',
  near: { zip: '27601', miles: 50 },
  choices: { schoolType: ['FourYear'], sports: ['Soccer:Women'] },
  bounds: { netPrice: 25_000 },
  majors: ['51.38'],
};
const titles: Record<string, string> = { '51.38': 'Registered Nursing, Nursing Administration' };

test('every filter is one pill in words; a major is cut at 20 characters (CON-114)', () => {
  expect(appliedFilters(filters, (cip) => titles[cip]).map(({ text }) => text)).toEqual([
    'Name has “tech”',
    'Within 50 miles of 27601',
    'Four-year',
    'Soccer, women',
    'Net price under $25,000',
    'Registered Nursing, ...',
  ]);
});

test('taking every pill off one after another leaves no filter', () => {
  let left = filters as typeof NO_FILTERS;
  for (let taken = 0; taken < 6; taken++) left = appliedFilters(left)[0]?.without ?? left;
  expect(left).toEqual(NO_FILTERS);
});

test('a distance band names its miles', () => {
  const far = { ...NO_FILTERS, near: { zip: '28801', band: '100OrMore' } };
  expect(appliedFilters(far)[0]?.text).toBe('100 miles or more from 28801');
});
