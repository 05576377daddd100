import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortNameOf } from './short-name.ts';
import { isWithinSlips, slipsAllowed } from './slips.ts';
import { aliasesOf, tokensOf } from './tokens.ts';
import { assignUrlNames, urlNameOf } from './url-name.ts';

describe('words of a name', () => {
  it.each([
    ['UNC-Chapel Hill', ['unc', 'chapel', 'hill']],
    ['North Carolina A & T State University', ['north', 'carolina', 'a&t', 'state', 'university']],
    ['A&T', ['a&t']],
    ["Saint Augustine's University", ['saint', 'augustines', 'university']],
    ['University of the South', ['university', 'south']],
    ['St. John’s', ['st', 'johns']],
    ['of the', ['of', 'the']],
    ['Universidad de Puerto Rico-Río Piedras', ['universidad', 'de', 'puerto', 'rico', 'rio', 'piedras']],
    ['& — !', []],
  ])('%s', (text, words) => expect(tokensOf(text)).toEqual(words));

  it('parts the alias column at its many separators', () => {
    expect(aliasesOf('GSCC | Gadsden State | Gadsden Community College')).toEqual([
      'GSCC',
      'Gadsden State',
      'Gadsden Community College',
    ]);
    expect(aliasesOf('DDCC and Davidson-Davie')).toEqual(['DDCC', 'Davidson-Davie']);
    expect(aliasesOf(null)).toEqual([]);
  });
});

/** The slips between two words, counted the plain way: a table of all their beginnings. */
function slipsBetween(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) => Math.max(row, column)),
  );
  const at = (row: number, column: number) => table[row]?.[column] ?? Infinity;
  for (let row = 1; row <= a.length; row++)
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      (table[row] as number[])[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (same ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
  return at(a.length, b.length);
}

describe('small misspellings', () => {
  it.each([
    ['appalacian', 'appalachian', 1],
    ['dule', 'duke', 1],
    ['daivdson', 'davidson', 1],
    ['elon', 'elno', 1],
    ['elno', 'elons', 2],
    ['', 'elon', 4],
    ['elon', 'elon', 0],
    ['elon', 'wake', 4],
  ])('%j and %j are %d apart', (a, b, slips) => {
    expect(isWithinSlips(a, b, slips)).toBe(true);
    expect(isWithinSlips(b, a, slips)).toBe(true);
    expect(slips > 0 && isWithinSlips(a, b, slips - 1)).toBe(false);
  });

  it('are told as by a table of all beginnings', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
    fc.assert(
      fc.property(word, word, fc.nat(3), (a, b, slips) => {
        expect(isWithinSlips(a, b, slips)).toBe(slipsBetween(a, b) <= slips);
      }),
      { numRuns: 2000 },
    );
  });

  it('forgives nothing in short words', () => {
    expect(['unc', 'duke', 'davidson'].map(slipsAllowed)).toEqual([0, 1, 2]);
  });
});

describe('addresses', () => {
  it.each([
    ['University of North Carolina at Chapel Hill', 'university-of-north-carolina-at-chapel-hill'],
    ['North Carolina A & T State University', 'north-carolina-a-and-t-state-university'],
    ["Saint Augustine's University", 'saint-augustines-university'],
    ['Río Piedras', 'rio-piedras'],
  ])('%s', (name, urlName) => expect(urlNameOf(name)).toBe(urlName));

  it('gives every college an address of its own, never one that is taken', () => {
    const college = fc.record({
      id: fc.integer({ min: 1, max: 1e6 }),
      name: fc.constantFrom('Paul Mitchell', 'Empire', '!!!', 'Lincoln Tech'),
      city: fc.constantFrom('Cary', 'Apex'),
      state: fc.constantFrom('NC', 'SC'),
    });
    fc.assert(
      fc.property(fc.uniqueArray(college, { selector: ({ id }) => id }), (colleges) => {
        const taken = new Set(['empire', 'empire-cary']);
        const given = assignUrlNames(colleges, taken);
        expect(given.size).toBe(colleges.length);
        expect(new Set(given.values()).size).toBe(colleges.length);
        for (const urlName of given.values()) {
          expect(taken.has(urlName)).toBe(false);
          expect(urlName).toMatch(/^[a-z0-9-]+$/);
        }
      }),
    );
  });
});

it.each([
  ['University of North Carolina at Chapel Hill', 'UNC Chapel Hill'],
  ['University of North Carolina Wilmington', 'UNC Wilmington'],
  ['North Carolina State University at Raleigh', 'NC State University'],
  ['North Carolina A & T State University', 'North Carolina A&T State University'],
  ['Ohio State University-Main Campus', 'Ohio State University'],
  ['Duke University', 'Duke University'],
])('calls %s %s', (name, short) => expect(shortNameOf(name)).toBe(short));
