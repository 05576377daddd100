import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, slipsAllowed, trigramsOf } from './edit-distance.ts';
import { shortNameOf } from './short-name.ts';
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

describe('small misspellings', () => {
  it.each([
    ['appalacian', 'appalachian', 1],
    ['dule', 'duke', 1],
    ['daivdson', 'davidson', 1],
    ['elon', 'elno', 1],
    ['elon', 'wake', 3],
  ])('%s and %s are %d apart', (a, b, distance) => expect(Math.min(editDistance(a, b, 2), 3)).toBe(distance));

  it('is symmetric, zero only for the same word, and never below the difference in length', () => {
    const word = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b, 20);
        expect(editDistance(b, a, 20)).toBe(distance);
        expect(distance === 0).toBe(a === b);
        expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
      }),
    );
  });

  it('forgives nothing in short words', () => {
    expect(['unc', 'duke', 'davidson'].map(slipsAllowed)).toEqual([0, 1, 2]);
    expect(trigramsOf('unc')).toEqual([' un', 'unc', 'nc ']);
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
