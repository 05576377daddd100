import { expect, it } from 'vitest';
import { countyCode, NC_COUNTIES } from '../addresses/counties.ts';
import { payAreaOf, payAtLeast, payThere, type PublishedPay } from './pay-area.ts';

it.each([
  ['Buncombe', '11700'],
  ['Henderson', '11700'],
  ['Madison', '11700'],
  ['Cabarrus', '16740'],
  ['Gaston', '16740'],
  ['Mecklenburg', '16740'],
  ['Union', '16740'],
  ['Chatham', '20500'],
  ['Durham', '20500'],
  ['Orange', '20500'],
  ['Guilford', '24660'],
  ['Randolph', '24660'],
  ['Franklin', '39580'],
  ['Johnston', '39580'],
  ['Wake', '39580'],
  ['New Hanover', '48900'],
  ['Davie', '49180'],
  ['Forsyth', '49180'],
  ['Stokes', '49180'],
  ['Yadkin', '49180'],
  // At the edge of an area, with rents of their own.
  ['Anson', undefined],
  ['Iredell', undefined],
  ['Lincoln', undefined],
  ['Rowan', undefined],
  ['Davidson', undefined],
  ['Person', undefined],
  ['Rockingham', undefined],
  ['Pender', undefined],
  ['Brunswick', undefined],
  // In another area, or in none.
  ['Alamance', undefined],
  ['Cumberland', undefined],
  ['Dare', undefined],
])('%s County is compared with the pay of %s', (name, area) => {
  const code = countyCode(name);
  expect(code).toBeDefined();
  expect(payAreaOf(code)).toBe(area);
});

it('names twenty counties, and none where no county is chosen', () => {
  expect(NC_COUNTIES.filter(({ code }) => payAreaOf(code) !== undefined)).toHaveLength(20);
  expect(payAreaOf(undefined)).toBeUndefined();
  expect(payAreaOf('101')).toBeUndefined();
});

const pay = (annual: number | null, missing: string | null = null, topCode: number | null = 239_200) => ({
  annual,
  missing,
  topCode,
});
const STATE = pay(60_000);

it.each<[string, PublishedPay | null | undefined, PublishedPay, number | null, boolean]>([
  ['known in the area', pay(65_000), STATE, 65_000, true],
  ['lower in the area than in the state', pay(50_000), STATE, 50_000, true],
  ['above the highest amount in the area', pay(null, 'topCoded'), STATE, 239_200, true],
  ['not listed in the area', pay(null, 'notListed'), STATE, 60_000, false],
  ['held back in the area', pay(null, 'suppressed'), STATE, 60_000, false],
  ['held back, or above the highest', pay(null, 'suppressedOrTopCoded'), STATE, 60_000, false],
  ['without an area', null, STATE, 60_000, false],
  ['of an area that was not asked for', undefined, STATE, 60_000, false],
  ['above the highest amount in the state', null, pay(null, 'topCoded'), 239_200, false],
  ['not known anywhere', pay(null, 'notListed'), pay(null, 'suppressed'), null, false],
  ['above a highest amount that is not told', pay(null, 'topCoded', null), STATE, 60_000, false],
])('pay that is %s', (_, area, state, atLeast, isOfArea) => {
  const there = payThere(area, state);
  expect([payAtLeast(there.pay), there.isOfArea]).toEqual([atLeast, isOfArea]);
});
