import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  complainAboutDemographics,
  ETHNICITIES,
  labelOf,
  NATIONALITIES_MAXIMUM,
  pickNationality,
  withHispanicRule,
  type Demographics,
} from './demographics.ts';
import { joinList, splitList } from './wire-list.ts';

const EMPTY: Demographics = {
  nationalities: '',
  ethnicities: '',
  disabilities: '',
  militaryServices: '',
  religiousAffiliation: null,
  maritalStatus: null,
  hispanic: null,
};

describe('lists joined by commas', () => {
  it.each([
    ['', []],
    [null, []],
    ['US', ['US']],
    ['US, MX ,,US', ['US', 'MX']],
  ])('%j', (joined, items) => expect(splitList(joined)).toEqual(items));

  it('come back as they went, without empty items and doubles', () => {
    const item = fc.stringMatching(/^[A-Za-z]{1,8}$/);
    fc.assert(
      fc.property(fc.array(item), (items) => {
        expect(splitList(joinList(items))).toEqual([...new Set(items)]);
      }),
    );
  });

  it('hold no item with a comma', () => expect(() => joinList(['a,b'])).toThrow(/comma/));
});

describe('nationalities (CON-107)', () => {
  it('removes a sixth pick again (GAP-111)', () => {
    const five = ['US', 'MX', 'CA', 'FR', 'DE'];
    expect(pickNationality(five, 'IT')).toEqual(five);
    expect(pickNationality(five, 'FR')).toEqual(['US', 'MX', 'CA', 'DE']);
  });

  it('are never more than five, whatever is picked', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('US', 'MX', 'CA', 'FR', 'DE', 'IT', 'ES', 'IN')), (picks) => {
        const picked = picks.reduce<string[]>(pickNationality, []);
        expect(picked.length).toBeLessThanOrEqual(NATIONALITIES_MAXIMUM);
        expect(new Set(picked).size).toBe(picked.length);
      }),
    );
  });
});

describe('Hispanic (GAP-121)', () => {
  it('clears the ethnicities with yes alone', () => {
    const given = { hispanic: true, ethnicities: 'Asian,White' };
    expect(withHispanicRule(given)).toEqual({ hispanic: true, ethnicities: '' });
    expect(withHispanicRule({ ...given, hispanic: false }).ethnicities).toBe('Asian,White');
    expect(withHispanicRule({ ...given, hispanic: null }).ethnicities).toBe('Asian,White');
  });
});

describe('what demographics may say', () => {
  it.each([
    ['nothing', {}, []],
    ['values of the lists', { nationalities: 'US,MX', ethnicities: 'Asian', maritalStatus: 'Single' }, []],
    ['six nationalities', { nationalities: 'US,MX,CA,FR,DE,IT' }, ['nationalities']],
    ['no country', { nationalities: 'US,XX' }, ['nationalities']],
    ['no ethnicity', { ethnicities: 'Martian' }, ['ethnicities']],
    [
      'several wrong at once',
      { disabilities: 'x', militaryServices: 'y' },
      ['disabilities', 'militaryServices'],
    ],
    ['no religion', { religiousAffiliation: '-2' }, ['religiousAffiliation']],
    ['no status', { maritalStatus: 'Single,Married' }, ['maritalStatus']],
  ])('%s', (_, change, fields) =>
    expect(Object.keys(complainAboutDemographics({ ...EMPTY, ...change }, undefined))).toEqual(fields),
  );

  it('keeps a stored value that no list knows, and shows it as it is (GAP-122)', () => {
    const stored = { ...EMPTY, ethnicities: 'Old value', maritalStatus: 'Partnered' };
    expect(complainAboutDemographics(stored, stored)).toEqual({});
    expect(complainAboutDemographics({ ...stored, ethnicities: 'Other thing' }, stored)).toHaveProperty(
      'ethnicities',
    );
    expect(labelOf(ETHNICITIES, 'Old value')).toBe('Old value');
    expect(labelOf(ETHNICITIES, 'White')).toBe('White');
  });
});
