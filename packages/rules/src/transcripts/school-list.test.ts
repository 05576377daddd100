import { expect, it } from 'vitest';
import { findTranscriptSchools } from './school-list.ts';

const schools = [
  { name: "St. Andrew's High", city: 'Kannapolis', county: 'Cabarrus', ceeb: '341985' },
  { name: 'Chapel Hill High', city: 'Chapel Hill', county: 'Orange', ceeb: '340670' },
  { name: 'East Chapel Hill High', city: 'Chapel Hill', county: 'Orange', ceeb: null },
];
const found = (startsWith: string, search: string) =>
  findTranscriptSchools(schools, { startsWith, search }).map(({ name }) => name);

it.each([
  ['', '', ["St. Andrew's High", 'Chapel Hill High', 'East Chapel Hill High']],
  ['chapel', '', ['Chapel Hill High']],
  ['ST ANDREWS', '', ["St. Andrew's High"]],
  ['', 'orange east', ['East Chapel Hill High']],
  ['', '3406', ['Chapel Hill High']],
  ['e', 'cabarrus', []],
  ['', 'hapel', []],
])('beginning with "%s" and searched by "%s"', (startsWith, search, names) => {
  expect(found(startsWith, search)).toEqual(names);
});
