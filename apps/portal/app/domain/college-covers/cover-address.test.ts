import { expect, test } from 'vitest';
import { coverAddress, type CoverPicture, readCoverName } from './cover-address.ts';

const picture: CoverPicture = { seed: 199120, sector: 'UNC', land: 'piedmont', width: 148, height: 130 };

test('an address gives back the picture it was made of', () => {
  expect(readCoverName(coverAddress(picture).replace('/covers/', ''))).toEqual(picture);
});

test.each([
  'UNC-piedmont-199120-148x130.png',
  'UNC-swamp-199120-148x130.svg',
  'toString-piedmont-199120-148x130.svg',
  'UNC-piedmont-199120-9999x130.svg',
  'UNC-piedmont-199120-148x1.svg',
  'UNC-piedmont--1-148x130.svg',
  '../UNC-piedmont-199120-148x130.svg',
  '',
])('%s is no picture', (name) => {
  expect(readCoverName(name)).toBeNull();
});
