import { EMPTY_ADDRESS } from '@longleaf/rules/addresses/address';
import { describe, expect, test } from 'vitest';
import { linesOf, sameText, textOf, withPart } from './address-text.ts';

const home = {
  ...EMPTY_ADDRESS,
  street: '1 Pine Street',
  city: 'Raleigh',
  state: 'NC',
  postalCode: '27601',
  county: '092',
};

test('nothing stored is an empty address of this country', () => {
  expect(textOf(null)).toEqual(EMPTY_ADDRESS);
});

describe('the county', () => {
  test.each([
    ['leaving North Carolina', { state: 'VA' }, ''],
    ['another street', { street: '2 Pine Street' }, '092'],
    ['another country', { country: 'CA' }, '092'],
    ['another county', { county: '032' }, '032'],
  ])('%s', (_, part, county) => {
    expect(withPart(home, part).county).toBe(county);
  });

  test('coming to North Carolina, and to the United States', () => {
    expect(withPart({ ...home, state: 'VA' }, { state: 'NC' }).county).toBe('');
    expect(withPart({ ...home, country: 'CA' }, { country: 'US' }).county).toBe('');
  });
});

test('spaces around do not make another address, a letter does', () => {
  expect(sameText(home, { ...home, city: ' Raleigh ' })).toBe(true);
  expect(sameText(home, { ...home, city: 'Cary' })).toBe(false);
});

test('an address in lines', () => {
  expect(linesOf(home)).toEqual(['1 Pine Street', 'Raleigh, NC 27601']);
  expect(linesOf({ ...EMPTY_ADDRESS, city: 'Ottawa', country: 'CA' })).toEqual(['Ottawa', 'CA']);
});
