import { expect, test } from 'vitest';
import { majorAddress } from './major-address.ts';

test('a major leads to its page', () => {
  expect(majorAddress({ cipCode: '42.0101', programUrlName: 'psychology-general' })).toBe(
    '/programsMajors/psychology-general',
  );
});

test('a code that is no longer in force leads to colleges with its family', () => {
  expect(majorAddress({ cipCode: '49.0109', programUrlName: null })).toBe('/college-search?major=49.01');
});
