import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryEducationOf } from './education.ts';
import { outlookOf, outlooks, outlookYearsOf } from './outlook.ts';

describe('the outlook of a career', () => {
  it.each([
    [null, null],
    [29.4, 'muchFaster'],
    [6.5, 'muchFaster'],
    [6.4, 'faster'],
    [5, 'faster'],
    [3.1, 'average'],
    [2.4, 'slower'],
    [1.4, 'littleOrNoChange'],
    [0, 'littleOrNoChange'],
    [-1.4, 'littleOrNoChange'],
    [-1.6, 'decline'],
    [-36, 'decline'],
  ])('of a change of %j percent is %j', (percent, outlook) => expect(outlookOf(percent)).toBe(outlook));

  it.each([
    ['2024-34', { from: 2024, to: 2034 }],
    ['2024–2034', { from: 2024, to: 2034 }],
    ['2024_34', { from: 2024, to: 2034 }],
    ['2024', null],
    ['May 2024', null],
    ['', null],
  ])('lies between the years of %j', (text, years) => expect(outlookYearsOf(text)).toEqual(years));

  it('is never better for fewer jobs', () => {
    const change = fc.double({ min: -100, max: 100, noNaN: true });
    fc.assert(
      fc.property(change, change, (a, b) => {
        const place = (percent: number) => outlooks.indexOf(outlookOf(percent) ?? 'decline');
        expect(place(Math.min(a, b))).toBeGreaterThanOrEqual(place(Math.max(a, b)));
      }),
    );
  });
});

describe('entry education in the words of the projections', () => {
  it.each([
    ["Bachelor's degree", 'bachelor'],
    ['Associate’s degree', 'associate'],
    ['No formal educational credential', 'none'],
    ['Doctoral or professional degree', 'doctoralOrProfessional'],
    ['Some college, no degree', 'someCollege'],
    ['—', null],
    [null, null],
  ])('%j is %j', (words, key) => expect(entryEducationOf(words)).toBe(key));
});
