import type { CatalogSource } from '@longleaf/contract/data-sources';
import { expect, test } from 'vitest';
import { openScreen } from '../../testing/open-screen.tsx';
import { SourceEntry } from './source-entry.tsx';

const source: CatalogSource = {
  key: 'figures-tuition',
  title: 'Tuition',
  publisher: 'National Center for Education Statistics (IPEDS)',
  address: '',
  year: '2025-26',
  licence: 'Public domain',
  licenceAddress: null,
  rows: 3000,
  note: 'Tuition and required fees.',
  loadedFrom: null,
  shipped: 'byHand',
  gives: [],
};

test.each([
  ['ic2025_ay.csv', true],
  [null, false],
])('a table from the file %s says so: %s', async (loadedFrom, says) => {
  const entry: CatalogSource = { ...source, loadedFrom, shipped: loadedFrom === null ? 'byHand' : null };
  await openScreen({ default: () => <SourceEntry source={entry} /> }, { id: 'UI-014', person: null });
  await expect
    .poll(() => document.querySelector('main')?.textContent)
    .toContain('Tuition and required fees.');
  const text = document.querySelector('main')?.textContent ?? '';
  expect(text.includes('Loaded on this site from the file ic2025_ay.csv.')).toBe(says);
  expect(text.includes('Copied by hand from a copy of the publisher’s table')).toBe(!says);
});
