import type { CollegePin } from '@longleaf/contract/college-card';
import { describe, expect, it } from 'vitest';
import { pinsInView } from './in-view.ts';

const pin = (
  name: string,
  latitude: number,
  longitude: number,
  sector: CollegePin[3] = 'Other',
): CollegePin => [name.length, name, name.toLowerCase(), sector, latitude, longitude];
const west = pin('Mountain', 35.6, -82.5);
const middle = pin('Capital', 35.8, -78.6);
const coast = pin('Beach', 34.2, -77.9);
const pins = [west, middle, coast];
const state = { south: 33.7, north: 36.7, west: -84.4, east: -75.4 };
const names = (found: ReturnType<typeof pinsInView>) => found.map((one) => one.pin[1]);

describe('the colleges in view', () => {
  it('stand by name', () => {
    expect(names(pinsInView(pins, state, null))).toEqual(['Beach', 'Capital', 'Mountain']);
  });

  it('stand by sector first: the state university before what merely starts with an A', () => {
    const university = pin('University', 35.9, -79, 'UNC');
    expect(names(pinsInView([...pins, university], state, null))[0]).toBe('University');
  });

  it('stand by distance when the search has a place, with the miles', () => {
    const found = pinsInView(pins, state, { latitude: 35.6, longitude: -82.5 });
    expect(names(found)).toEqual(['Mountain', 'Capital', 'Beach']);
    expect(found.map((one) => Math.round(one.miles ?? -1))).toEqual([0, 219, 278]);
  });

  it('are those within the rims, the rims included', () => {
    expect(names(pinsInView(pins, { ...state, west: -78.6 }, null))).toEqual(['Beach', 'Capital']);
    expect(pinsInView(pins, { ...state, south: 36 }, null)).toEqual([]);
  });
});
