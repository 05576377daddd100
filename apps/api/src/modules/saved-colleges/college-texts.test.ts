import type { CollegeSearch } from '@longleaf/catalog/search/search';
import type { CollegeCard } from '@longleaf/contract/college-card';
import { expect, it } from 'vitest';
import { collegeTexts } from './college-texts.ts';

const ID = 12;
const card: CollegeCard = {
  id: ID,
  name: 'Ridge College',
  shortName: 'Ridge',
  urlName: 'ridge-college',
  city: 'Boone',
  state: 'NC',
  collegeType: 'Independent',
  level: 'FourYear',
  control: 'Private',
  latitude: 36.2,
  longitude: -81.7,
  distance: null,
  netPrice: null,
  netPriceYear: null,
  netPriceKind: 'reported',
  tuition: null,
  graduationRate: null,
  retentionRate: null,
  undergraduates: null,
  admissionRate: null,
  openAdmission: null,
  photo: null,
  change: null,
  formerName: null,
  flags: [],
};

it('tells each resident the price of their own, and new facts once there are', () => {
  const versions = [{}, {}] as CollegeSearch[];
  let version = 0;
  let price = 9000;
  const textOf = collegeTexts({
    search: () => versions[version] as CollegeSearch,
    findCollege: (id, residency) =>
      id === ID ? { ...card, netPrice: residency === 'VA' ? price * 2 : price } : undefined,
  });
  const priceFor = (residency: string) =>
    (JSON.parse(`{${textOf(ID, residency)}}`) as { college: CollegeCard }).college.netPrice;
  expect([priceFor('NC'), priceFor('VA'), priceFor('NC')]).toEqual([9000, 18_000, 9000]);
  version = 1;
  price = 9500;
  expect([priceFor('NC'), priceFor('VA')]).toEqual([9500, 19_000]);
});

it('calls a college that left the catalogue by its number', () => {
  const textOf = collegeTexts({ search: () => ({}) as CollegeSearch, findCollege: () => undefined });
  expect(JSON.parse(`{${textOf(ID, 'NC')}}`)).toEqual({
    name: 'College 12',
    latitude: null,
    longitude: null,
    college: null,
  });
});
