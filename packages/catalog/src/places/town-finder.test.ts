import { expect, test } from 'vitest';
import { PlaceIndex } from './place-index.ts';
import { TownFinder } from './town-finder.ts';

const place = (zip: string, city: string, state = 'NC') => ({
  zip,
  city,
  state,
  county: city === 'Boone' ? '095' : null,
});
const places = [
  place('28607', 'Boone'),
  place('28608', 'Boone'),
  place('50036', 'Boone', 'IA'),
  place('27030', 'Mount Airy'),
  place('28115', 'Mooresville'),
  place('28117', 'Mooresville'),
  place('27976', 'Moor Landing'),
  place('63005', 'Duke', 'MO'),
  place('00501', 'Nowhere'),
  ...['1', '2', '3', '4', '5'].map((end) => place(`3030${end}`, 'Atlanta', 'GA')),
];
const spots = new Map(
  places
    .filter(({ zip }) => zip !== '00501')
    .map(({ zip }) => [zip, { latitude: Number(zip.slice(0, 2)), longitude: -Number(zip.slice(2)) / 100 }]),
);
const finder = new TownFinder(new PlaceIndex(places), spots);
const found = (text: string) => {
  const answer = finder.find(text, 3);
  return answer && [answer.sureness, ...answer.towns.map(({ city, state }) => `${city} ${state}`)];
};

test.each([
  ['boone', ['named', 'Boone NC']],
  ['Boone, NC', ['named', 'Boone NC']],
  ['boone iowa', ['named', 'Boone IA']],
  ['colleges near boone', ['named', 'Boone NC']],
  ['mt. airy', ['named', 'Mount Airy NC']],
  ['atlanta', ['called', 'Atlanta GA']],
  ['moor', ['part', 'Mooresville NC', 'Moor Landing NC']],
  ['duke', ['guess', 'Duke MO']],
  ['28117', ['named', 'Mooresville NC']],
  ['Mooresville NC 28117-1234', ['named', 'Mooresville NC']],
])('%s', (text, answer) => {
  expect(found(text)).toEqual(answer);
});

test.each(['', 'moo', '00501', '99999', 'nowhere', 'boone tx', 'near'])('%j is no place', (text) => {
  expect(found(text)).toBeUndefined();
});

test.each([
  ['boone', 'Boone NC'],
  ['Boone, NC', 'Boone NC'],
  ['28117', 'Mooresville NC'],
  ['Watauga County', 'Boone NC'],
])('%s names a place by itself', (name, town) => {
  const [first] = finder.named(name, 1)?.towns ?? [];
  expect(first && `${first.city} ${first.state}`).toBe(town);
});

test.each(['moor', 'colleges near boone', 'boone nursing', '99999', 'duke', 'county', 'wake county'])(
  '%j is no whole name of a place',
  (name) => {
    expect(finder.named(name, 1)).toBeUndefined();
  },
);

test('towns that are begun or misspelled are those of North Carolina', () => {
  expect(finder.begun('moor', 3)?.towns.map(({ city }) => city)).toEqual(['Mooresville', 'Moor Landing']);
  expect(finder.begun('atla', 3)).toBeUndefined();
  expect(finder.misspelled('morresville', 1)?.towns[0]?.city).toBe('Mooresville');
  expect(finder.misspelled('bone', 1)).toBeUndefined();
});

test.each(['boone nursing 28607', 'nursing 28607'])('%j is more than a ZIP code', (text) => {
  expect(found(text)).toBeUndefined();
});

test('a town is measured from the ZIP code nearest to its middle', () => {
  expect(finder.find('atlanta', 1)?.towns[0]?.zip).toBe('30303');
});
