import { SEARCH_NAME_LONGEST } from '@longleaf/contract/saved-searches';
import { expect, test } from 'vitest';
import { numberedName } from './numbered-name.ts';

test.each([
  ['Near home', 'Near home (2)'],
  ['Near home (2)', 'Near home (3)'],
  ['Near home (9)', 'Near home (10)'],
  ['(2)', '(2) (2)'],
])('%s gives %s', (name, next) => {
  expect(numberedName(name)).toBe(next);
});

test('is never longer than a name may be', () => {
  const next = numberedName('n'.repeat(SEARCH_NAME_LONGEST));
  expect(next).toHaveLength(SEARCH_NAME_LONGEST);
  expect(next.endsWith(' (2)')).toBe(true);
});
