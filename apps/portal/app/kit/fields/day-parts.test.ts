import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayFromParts, isDayOrNothing, monthsOf, orderOfParts, partsOfDay } from './day-parts.ts';

test.each([
  ['', true],
  ['2009-05-31', true],
  ['2024-02-29', true],
  ['2009-02-29', false],
  ['2009-06-31', false],
  ['2009-05-', false],
  ['-05-31', false],
  ['2009-13-01', false],
  ['31', false],
])('%s is a day or nothing: %s', (text, good) => expect(isDayOrNothing(text)).toBe(good));

test('a day of one figure gets its zero, and no part at all is no day', () => {
  expect(dayFromParts({ year: '2009', month: '05', day: '3' })).toBe('2009-05-03');
  expect(dayFromParts({ year: '', month: '', day: '' })).toBe('');
  expect(dayFromParts({ year: '', month: '05', day: '' })).toBe('-05-');
});

test('what is typed so far is read back', () => {
  const part = fc.constantFrom('', '7', '12', '2009', 'x');
  fc.assert(
    fc.property(part, part, part, (year, month, day) => {
      const text = dayFromParts({ year, month, day });
      expect(dayFromParts(partsOfDay(text))).toBe(text);
    }),
  );
});

test('the order and the names are the language’s', () => {
  expect(orderOfParts('en-US')).toEqual(['month', 'day', 'year']);
  expect(orderOfParts('es-US')).toEqual(['day', 'month', 'year']);
  expect(monthsOf('en')[1]).toEqual({ value: '02', label: 'February' });
  expect(monthsOf('es')[11]).toEqual({ value: '12', label: 'diciembre' });
});
