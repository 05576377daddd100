import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exploreAddress, FIRST_PLACE, placeOf, questionOf, type ExplorePlace } from './place.ts';
import { typedText } from '../../../lib/typed-text.ts';

const read = (address: string) => placeOf(new URL(address, 'https://portal.example').searchParams);

describe('the address of a career or program search (ST-139, ST-143)', () => {
  test.each<[string, Partial<ExplorePlace>]>([
    ['/careers', {}],
    ['/careers?s=nurse', { text: 'nurse' }],
    ['/careers?s=nurse&p=3', { text: 'nurse', page: 3 }],
    ['/careers?searchType=cluster&searchId=Health', { type: 'cluster', cluster: 'H' }],
    ['/careers?searchType=saved', { type: 'saved' }],
    ['/careers?s=care&occCode=29-1141.00', { text: 'care', occCode: '29-1141.00' }],
  ])('%s', (address, part) => {
    const place = { ...FIRST_PLACE, ...part };
    expect(read(address)).toEqual(place);
    expect(exploreAddress('/careers', place)).toBe(address);
  });

  test.each([
    ['?searchtype=CLUSTER&searchid=h', { type: 'cluster', cluster: 'H' }],
    ['?searchType=cluster&searchId=Nowhere', { type: 'text', cluster: null }],
    ['?searchType=nonsense&s=cook', { type: 'text', text: 'cook' }],
    ['?s=%00nur%07se', { type: 'text', text: 'nurse' }],
    ['?p=0', { page: 1 }],
    ['?p=2.5', { page: 1 }],
    ['?p=99999999999', { page: 1 }],
    ['?occCode=<script>', { occCode: null }],
  ])('%s is read as %j', (query, part) => {
    expect(read(`/careers${query}`)).toMatchObject(part);
  });

  test('is read back as it was written', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 40 }).map(typedText),
        fc.integer({ min: 1, max: 50 }),
        (text, page) => {
          const place = { ...FIRST_PLACE, text, page };
          expect(read(exploreAddress('/careers', place))).toEqual(place);
        },
      ),
    );
  });

  test('any query is read without an error', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        expect(placeOf(new URLSearchParams(query)).page).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

test('the call is asked only what is said', () => {
  expect(questionOf(FIRST_PLACE)).toEqual({ page: 1, pageSize: 10, searchType: 'text' });
  expect(questionOf({ ...FIRST_PLACE, type: 'cluster', cluster: 'H', page: 2 })).toEqual({
    page: 2,
    pageSize: 10,
    searchType: 'cluster',
    searchId: 'H',
  });
});
