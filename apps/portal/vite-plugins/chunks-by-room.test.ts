import { expect, test } from 'vitest';
import { chunksByRoom } from './chunks-by-room.ts';

const APP = '/portal/app';
const page = (feature: string, name: string) => `${APP}/features/${feature}/${name}.tsx?route`;
const home = page('home', 'home-page');
const search = page('college-search', 'search-page');
const compare = page('compare', 'compare-page');
const careers = page('career-search', 'careers-page');
const programs = page('program-search', 'programs-page');
const account = page('profile', 'profile-page');
const searches = page('college-search', 'saved-searches-page');
const address = page('profile', 'update-address-page');
const ENTRIES = new Set([home, search, compare, careers, programs, account, searches, address]);

/** Where a module goes that these import, some of them only when something is opened. */
function fileOf(importers: string[], dynamicImporters: string[] = [], others: Record<string, string[]> = {}) {
  const getModuleInfo = (id: string) => ({
    isEntry: ENTRIES.has(id),
    importers: id === 'module' ? importers : (others[id] ?? []),
    dynamicImporters: id === 'module' ? dynamicImporters : [],
  });
  const names = chunksByRoom
    .toSorted((a, b) => b.priority - a.priority)
    .map(({ name }) => name('module', { getModuleInfo }))
    .filter((name) => name !== null);
  expect(names.length).toBeLessThanOrEqual(1);
  return names[0] ?? null;
}

test.each([
  ['one page alone', [account], 'profile-profile-page'],
  ['two pages of a room', [search, compare], 'colleges'],
  ['careers and programs, which are one room', [careers, programs], 'explore'],
  ['signed-in people, whatever the feature', [account, searches], 'members'],
  ['signed-in people on the pages of one feature', [account, address], 'profile-members'],
  ['two rooms', [home, search], 'colleges-open'],
  ['a room and signed-in people', [search, searches], 'colleges-members'],
  ['three rooms', [home, search, account], 'colleges-members-open'],
])('what is needed by %s', (_, importers, file) => {
  expect(fileOf(importers)).toBe(file);
});

test('what a page needs through others counts as needed by it', () => {
  expect(fileOf(['part'], [], { part: ['list'], list: [careers, 'part'] })).toBe(
    'career-search-careers-page',
  );
});

test('what is loaded only when something is opened is left to the bundler', () => {
  expect(fileOf([], [search, account])).toBeNull();
  expect(fileOf(['dialog'], [], { dialog: [] })).toBeNull();
});

test('a page does not take in what another one may open later', () => {
  expect(fileOf([search], [account])).toBeNull();
});
