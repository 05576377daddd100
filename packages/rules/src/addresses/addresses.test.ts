import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canBeChecked, complainAboutAddress, EMPTY_ADDRESS, tidyAddress } from './address.ts';
import { chosenAddress, decide, KEEP_MINE, UNDECIDED } from './choices.ts';
import { countyCode, countyName, isCountyCode, NC_COUNTIES } from './counties.ts';
import { COUNTRY_CODES, countryName, isCountryCode } from './countries.ts';
import { clearsCounty, hasCounties } from './county-clearing.ts';
import {
  complainAboutPostalCode,
  formatPostalCode,
  isCanadianPostalCode,
  isUsPostalCode,
} from './postal-codes.ts';
import { withCapitals } from './capitals.ts';
import { needsAttention, reachOf } from './reach.ts';
import { CANADIAN_PROVINCES, isRegionOf, regionsOf, US_STATES } from './regions.ts';
import { CHANGE_CODES, ERROR_CODES, TOWN_CHECKED, UNKNOWN_CODE, wordsOfCode } from './result-codes.ts';

const HOME = {
  ...EMPTY_ADDRESS,
  street: '100 Oak St',
  city: 'Raleigh',
  state: 'NC',
  postalCode: '27601',
  county: '092',
};

describe('US ZIP codes (VAL-016)', () => {
  it.each([
    ['27514', true],
    ['27514-1234', true],
    ['2751', false],
    ['275141234', false],
    ['27514-', false],
    ['27514-123', false],
    [' 27514', false],
    ['٢٧٥١٤', false],
    ['27514\n', false],
  ])('%j: %s', (code, good) => expect(isUsPostalCode(code)).toBe(good));

  it('accepts every code of five digits and every ZIP+4', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{5}$/), fc.stringMatching(/^\d{4}$/), (zip, four) => {
        expect(isUsPostalCode(zip) && isUsPostalCode(`${zip}-${four}`)).toBe(true);
        expect(formatPostalCode(`${zip}${four}`, 'US')).toBe(`${zip}-${four}`);
      }),
    );
  });
});

describe('Canadian postal codes (VAL-017)', () => {
  it.each([
    ['K1A 0B1', true],
    ['K1A0B1', true],
    ['k1a 0b1', true],
    ['D1A 0B1', false],
    ['W1A 0B1', false],
    ['K1O 0B1', false],
    ['K1A  0B1', false],
    ['K1A-0B1', false],
    ['K1A 0B', false],
    ['27514', false],
  ])('%j: %s', (code, good) => expect(isCanadianPostalCode(code)).toBe(good));

  it('has one written form, and writing it again changes nothing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[KLMkl]\d[ABCab] ?\d[XYZxyz]\d$/), (code) => {
        const written = formatPostalCode(code, 'CA');
        expect(written).toMatch(/^[A-Z]\d[A-Z] \d[A-Z]\d$/);
        expect(formatPostalCode(written, 'CA')).toBe(written);
      }),
    );
  });

  it('is asked for in its own words', () => {
    expect(complainAboutPostalCode('', 'US')).toBe('Enter a ZIP code');
    expect(complainAboutPostalCode('', 'CA')).toBe('Enter a postal code');
    expect(complainAboutPostalCode('', 'DE')).toBeUndefined();
    expect(complainAboutPostalCode('x'.repeat(21), 'DE')).toMatch(/at most 20/);
  });
});

describe('counties of North Carolina', () => {
  it('has 100 with the codes 001 to 100, by name', () => {
    expect(NC_COUNTIES).toHaveLength(100);
    expect(NC_COUNTIES[0]).toEqual({ code: '001', name: 'Alamance' });
    expect(NC_COUNTIES[99]).toEqual({ code: '100', name: 'Yancey' });
    const names = NC_COUNTIES.map(({ name }) => name.replaceAll(' ', '').toLowerCase());
    expect(names).toEqual(names.toSorted());
    expect(new Set(names).size).toBe(100);
  });

  it('finds a code by name and a name by code, and shows a code it does not know', () => {
    for (const { code, name } of NC_COUNTIES) {
      expect(countyCode(`${name.toUpperCase()} County`)).toBe(code);
      expect(countyName(code)).toBe(name);
      expect(isCountyCode(code)).toBe(true);
    }
    expect(countyCode('Cook')).toBeUndefined();
    expect(countyName('999')).toBe('999');
    expect(isCountyCode('101')).toBe(false);
  });
});

describe('when the county is cleared (VAL-041 to VAL-043, GAP-095)', () => {
  it.each([
    ['to North Carolina', 'VA', 'US', 'NC', 'US', true],
    ['from North Carolina', 'NC', 'US', 'VA', 'US', true],
    ['between two others', 'VA', 'US', 'SC', 'US', false],
    ['to the United States', 'ON', 'CA', 'ON', 'US', true],
    ['away from the United States', 'ON', 'US', 'ON', 'CA', false],
    ['nothing', 'NC', 'US', 'NC', 'US', false],
  ])('%s', (_, state, country, toState, toCountry, cleared) => {
    expect(clearsCounty({ state, country }, { state: toState, country: toCountry })).toBe(cleared);
  });

  it('is never without a change', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (state, country) => {
        expect(clearsCounty({ state, country }, { state, country })).toBe(false);
      }),
    );
  });

  it('knows counties in North Carolina alone', () => {
    expect(hasCounties({ state: 'NC', country: 'US' })).toBe(true);
    expect(hasCounties({ state: 'NC', country: 'CA' })).toBe(false);
    expect(hasCounties({ state: 'VA', country: 'US' })).toBe(false);
  });
});

describe('states, provinces and countries', () => {
  it('lists each once', () => {
    for (const list of [US_STATES, CANADIAN_PROVINCES]) {
      expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
    }
    expect(CANADIAN_PROVINCES).toHaveLength(13);
    expect(new Set(COUNTRY_CODES).size).toBe(249);
    expect(regionsOf('DE')).toEqual([]);
    expect(isRegionOf('US', 'ON')).toBe(false);
    expect(isRegionOf('CA', 'ON')).toBe(true);
  });

  it('names countries, and shows a code it does not know', () => {
    expect(countryName('MX')).toBe('Mexico');
    expect(countryName('XX')).toBe('XX');
    expect(isCountryCode('us')).toBe(false);
    expect(canBeChecked('US') && canBeChecked('CA')).toBe(true);
    expect(canBeChecked('MX')).toBe(false);
  });
});

describe('what an address needs', () => {
  it.each([
    ['a whole one', {}, {}],
    ['a street', { street: '' }, { street: 'Enter a street address' }],
    ['a city', { city: '' }, { city: 'Enter a city' }],
    ['a state of the list', { state: 'North Carolina' }, { state: 'Choose a state' }],
    [
      'a province in Canada',
      { country: 'CA', postalCode: 'K1A 0B1', state: 'NC' },
      { state: 'Choose a province' },
    ],
    ['a country', { country: 'USA', state: 'NC' }, { country: 'Use at most 2 characters' }],
    ['a country of the list', { country: 'ZZ' }, { country: 'Choose a country' }],
    ['no state elsewhere', { country: 'MX', state: '', postalCode: '' }, {}],
    ['a county of the list', { county: '101' }, { county: 'Choose a county' }],
    ['one line', { street2: 'Apt 4\nBack' }, { street2: 'Leave out line breaks and control characters' }],
    ['a short street', { street: 'x'.repeat(101) }, { street: 'Use at most 100 characters' }],
  ])('%s', (_, change, complaints) =>
    expect(complainAboutAddress({ ...HOME, ...change })).toEqual(complaints),
  );

  it('names every wrong field at once', () => {
    expect(Object.keys(complainAboutAddress({ ...HOME, street: '', city: '', postalCode: '1' }))).toEqual([
      'street',
      'city',
      'postalCode',
    ]);
  });

  it('is tidied once and for all, and keeps a county in North Carolina alone', () => {
    const text = fc.string({ maxLength: 30 });
    const address = fc.record({
      firstName: text,
      lastName: text,
      street: text,
      street2: text,
      city: text,
      state: fc.oneof(text, fc.constantFrom('nc', 'NC', ' va')),
      postalCode: text,
      country: fc.constantFrom('', 'us', 'CA', 'MX', 'zz'),
      county: text,
    });
    fc.assert(
      fc.property(address, (given) => {
        const tidy = tidyAddress(given);
        expect(tidyAddress(tidy)).toEqual(tidy);
        expect(tidy.county === '' || (tidy.state === 'NC' && tidy.country === 'US')).toBe(true);
      }),
    );
  });
});

describe('words for the codes of a check (CON-102 to CON-104, GAP-094)', () => {
  it('has words of its own for each, and one general text for others (CON-103)', () => {
    expect(CHANGE_CODES).toHaveLength(11);
    expect(ERROR_CODES).toHaveLength(15);
    expect(ERROR_CODES).not.toContain('AE15');
    expect(ERROR_CODES).not.toContain('AE16');
    for (const code of [...CHANGE_CODES, ...ERROR_CODES]) expect(wordsOfCode(code)).not.toBe(UNKNOWN_CODE);
    for (const code of ['AE15', 'XX01', '', 'constructor']) expect(wordsOfCode(code)).toBe(UNKNOWN_CODE);
  });
});

describe('the choices of the address window (CON-100)', () => {
  it.each([
    [[1], false, 'save'],
    [[KEEP_MINE], false, 'confirm'],
    [[KEEP_MINE], true, 'save'],
    [[KEEP_MINE, UNDECIDED], true, 'ask'],
    [[2, UNDECIDED], false, 'ask'],
    [[2, KEEP_MINE], false, 'confirm'],
    [[], false, 'save'],
  ] as const)('%j, confirmed %s: %s (ST-237, ST-238, GAP-092)', (choices, confirmed, decision) =>
    expect(decide(choices, confirmed)).toBe(decision),
  );

  it('marks what was chosen, and never both ways (ST-236)', () => {
    const mine = { street: 'mine', isVerified: true, userOverride: false };
    const theirs = { street: 'theirs', isVerified: true, userOverride: true };
    const ofTheTown = { street: 'ours', isVerified: false };
    expect(chosenAddress(mine, [theirs], KEEP_MINE)).toEqual({
      street: 'mine',
      isVerified: false,
      userOverride: true,
    });
    expect(chosenAddress(mine, [theirs], 1)).toEqual({
      street: 'theirs',
      isVerified: true,
      userOverride: false,
    });
    expect(chosenAddress(mine, [theirs, ofTheTown], 2)).toEqual({ ...ofTheTown, userOverride: false });
    expect(chosenAddress(mine, [theirs], UNDECIDED)).toBeUndefined();
    expect(chosenAddress(mine, [theirs], 2)).toBeUndefined();
  });
});

describe('how far an address was checked (GAP-119)', () => {
  const plain = { isVerified: false, userOverride: false, resultCodes: [] as string[], country: 'US' };
  it.each([
    ['verified', { isVerified: true }, 'street', false],
    ['kept on purpose', { userOverride: true, resultCodes: ['AE01'] }, 'kept', false],
    ['to the town', { resultCodes: ['AC01', TOWN_CHECKED] }, 'town', false],
    ['never checked', {}, 'not-checked', true],
    ['refused', { resultCodes: ['AE01'] }, 'not-checked', true],
    ['where none can be checked', { country: 'DE' }, 'not-checkable', false],
  ] as const)('%s', (_, marks, reach, asks) => {
    expect(reachOf({ ...plain, ...marks })).toBe(reach);
    expect(needsAttention({ ...plain, ...marks })).toBe(asks);
  });
});

describe('capitals of streets and cities', () => {
  it.each([
    ['salisbury', 'Salisbury'],
    ['SALISBURY', 'Salisbury'],
    ['winston-salem', 'Winston-Salem'],
    ['100 n oak st nw', '100 N Oak St NW'],
    ['100 w 5TH st', '100 w 5TH st'],
    ['100 w 5th st', '100 W 5th St'],
    ['apt 4b', 'Apt 4B'],
    ['po box 12', 'PO Box 12'],
    ['100 McDowell St', '100 McDowell St'],
    ["o'brien rd", "O'Brien Rd"],
    ['', ''],
  ])('%j is %j', (typed, written) => expect(withCapitals(typed)).toBe(written));
});
