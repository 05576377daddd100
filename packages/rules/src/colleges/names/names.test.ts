import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortNameOf } from './short-name.ts';
import { aliasesOf } from './aliases.ts';
import { assignUrlNames, urlNameOf } from './url-name.ts';

it('parts the alias column at its many separators', () => {
  expect(aliasesOf('GSCC | Gadsden State | Gadsden Community College')).toEqual([
    'GSCC',
    'Gadsden State',
    'Gadsden Community College',
  ]);
  expect(aliasesOf('DDCC and Davidson-Davie')).toEqual(['DDCC', 'Davidson-Davie']);
  expect(aliasesOf(null)).toEqual([]);
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
