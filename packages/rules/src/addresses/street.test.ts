import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isErrorCode } from './result-codes.ts';
import { abbreviateStreet, abbreviateUnit, streetErrors } from './street.ts';

describe('the short forms of the post office', () => {
  it.each([
    ['100 North Oak Street', '100 N Oak St'],
    ['100 Oak Street', '100 Oak St'],
    ['100 Oak Street Northwest', '100 Oak St NW'],
    ['100 Oak St.', '100 Oak St'],
    ['100 North Street', '100 North St'],
    ['100 Lake Road', '100 Lake Rd'],
    ['100 Broadway', '100 Broadway'],
    ['100 Oak Avenue Apartment 4', '100 Oak Ave Apt 4'],
    ['P.O. Box 12', 'PO Box 12'],
    ['po box #12', 'PO Box 12'],
    ['100', '100'],
    ['', ''],
  ])('%j is %j', (street, short) => expect(abbreviateStreet(street)).toBe(short));

  it('of the second line', () => {
    expect(abbreviateUnit('Apartment 4')).toBe('Apt 4');
    expect(abbreviateUnit('Suite 200')).toBe('Ste 200');
    expect(abbreviateUnit('Back door')).toBe('Back door');
  });

  it('are written once: a short street has no shorter form', () => {
    const word = fc.constantFrom(
      'North',
      'Oak',
      'Street',
      'Lake',
      'Road',
      'West',
      'Apartment',
      '4',
      'Avenue',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        const short = abbreviateStreet(['100', ...words].join(' '));
        expect(abbreviateStreet(short)).toBe(short);
        expect(short.split(' ')).toHaveLength(words.length + 1);
      }),
    );
  });
});

describe('what is wrong with a street (GAP-094)', () => {
  it.each([
    ['100 Oak St', '', []],
    ['100-B Oak St', '', []],
    ['1 1/2 Oak St', '', []],
    ['Oak St', '', ['AE11']],
    ['000 Oak St', '', ['AE10']],
    ['100', '', ['AE02']],
    ['PO Box', '', ['AE13']],
    ['PO Box 12', '', []],
    ['PO Box A12', '', []],
    ['PO Box next to the store', '', ['AE12']],
    ['RR 2 Box 14', '', []],
    ['RR 2', '', ['AE12']],
    ['HC', '', ['AE13']],
    ['100 Oak St Apt', '', ['AE09']],
    ['100 Oak St', 'Suite #', ['AE09']],
    ['100 Oak St', 'PMB', ['AE14']],
    ['100 Oak St', 'PMB 12', []],
    ['Oak St', 'Apt', ['AE11', 'AE09']],
  ])('%j, %j: %j', (street, street2, codes) => expect(streetErrors(street, street2)).toEqual(codes));

  it('is said in codes that have words, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (street, street2) => {
        const codes = streetErrors(street, street2);
        expect(codes.every(isErrorCode)).toBe(true);
        expect(new Set(codes).size).toBe(codes.length);
      }),
    );
  });
});
