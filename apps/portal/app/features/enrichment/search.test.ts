import { enrichmentFilter } from '@longleaf/contract/enrichment';
import { enrichmentFilters } from '@longleaf/rules/enrichment/find-programs';
import { enrichmentImagePath } from '@longleaf/rules/enrichment/image-path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCoverName } from '../../domain/college-covers/cover-address.ts';
import {
  addressOf,
  bodyOf,
  cleared,
  ENRICHMENT_PATH,
  type EnrichmentSearch,
  NO_SEARCH,
  searchOf,
  usedFilters,
  withoutFilter,
} from './search.ts';

const day = fc.constantFrom('', '2027-06-14', '2028-02-29');
const search: fc.Arbitrary<EnrichmentSearch> = fc
  .record({
    name: fc.constantFrom('', 'robot & camp', 'Ñandú'),
    zip: fc.constantFrom('', '27514'),
    miles: fc.constantFrom(10, 25, 500),
    levels: fc.subarray<EnrichmentSearch['levels'][number]>(['preK', 'middleSchool', 'college']),
    area: fc.constantFrom<EnrichmentSearch['area']>(null, 'music'),
    host: fc.constantFrom('', '199120', 'NC A&T'),
    fees: fc.subarray([0, 1, 2, 3, 4, 5]),
    scholarship: fc.boolean(),
    overnight: fc.boolean(),
    when: fc.constantFrom<EnrichmentSearch['when']>(null, 'summer'),
    start: day,
    end: day,
    applyBy: day,
    soon: fc.boolean(),
    view: fc.constantFrom<EnrichmentSearch['view']>('cards', 'map', 'saved'),
    page: fc.integer({ min: 1, max: 9 }),
  })
  .map((one) => ({ ...one, miles: one.zip === '' ? 25 : one.miles }));
const read = (address: string) => searchOf(new URL(address, 'https://x.example').searchParams);

describe('the address of a search', () => {
  it('gives the search back', () => {
    fc.assert(
      fc.property(search, (one) => {
        expect(read(addressOf(one))).toEqual(one);
      }),
    );
  });

  it('asks what the contract takes', () => {
    fc.assert(
      fc.property(search, (one) => {
        expect(enrichmentFilter.safeParse(bodyOf(one)).success).toBe(true);
      }),
    );
  });

  it('never fails on nonsense, and leaves it out', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        expect(enrichmentFilter.safeParse(bodyOf(searchOf(new URLSearchParams(query)))).success).toBe(true);
      }),
    );
    expect(read('?zip=2751&miles=9999&level=all&area=magic&fee=6&start=soon&view=list&page=-1')).toEqual(
      NO_SEARCH,
    );
  });
});

describe('filters in use', () => {
  it('are those that change something when they are taken off', () => {
    expect(usedFilters(NO_SEARCH)).toEqual([]);
    expect(usedFilters({ ...NO_SEARCH, zip: '27514', fees: [0], page: 3, view: 'map' })).toEqual([
      'near',
      'fee',
    ]);
  });

  it('leave nothing behind when all are taken off', () => {
    fc.assert(
      fc.property(search, (one) => {
        const bare = enrichmentFilters.reduce(withoutFilter, one);
        expect(addressOf(bare)).toBe(addressOf(cleared(one)));
      }),
    );
    expect(addressOf(NO_SEARCH)).toBe(ENRICHMENT_PATH);
  });
});

it('the map asks for every program at once', () => {
  expect(bodyOf({ ...NO_SEARCH, view: 'map', page: 4 })).toMatchObject({ pageSize: 500 });
  expect(bodyOf({ ...NO_SEARCH, view: 'map', page: 4 })).not.toHaveProperty('pageNumber');
});

it('the picture of a program is one that can be drawn (ENT-413)', () => {
  const path = enrichmentImagePath(47, 'UNC', { latitude: 36, longitude: -82 });
  expect(readCoverName(path.replace('/covers/', ''))).toEqual({
    seed: 47,
    sector: 'UNC',
    land: 'mountains',
    width: 300,
    height: 150,
  });
});
