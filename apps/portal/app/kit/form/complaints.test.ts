import { describe, expect, it, test } from 'vitest';
import { complaintsOf, wordsAbout } from './complaints.ts';

const COMPLAINTS = [
  { field: 'firstName', text: 'Enter your first name.' },
  { field: 'permAddress.city', text: 'Enter the city.' },
  { field: 'FirstName', text: 'Use only letters.' },
  { field: '', text: 'Try again later.' },
];

describe('what stands beside a field', () => {
  it.each([
    ['firstName', 'Enter your first name. Use only letters.'],
    ['permAddress.city', 'Enter the city.'],
    ['lastName', undefined],
  ])('is every message about it: %s', (field, words) => {
    expect(wordsAbout(field, COMPLAINTS)).toBe(words);
  });
});

test('one message or several of a field, none where nothing is wrong', () => {
  expect(complaintsOf({ name: 'Too long', code: ['Too short', 'No digit'], city: undefined })).toEqual([
    { field: 'name', text: 'Too long' },
    { field: 'code', text: 'Too short' },
    { field: 'code', text: 'No digit' },
  ]);
  expect(complaintsOf({ code: ['Too short', 'No digit'] }, 'first')).toEqual([
    { field: 'code', text: 'Too short' },
  ]);
});
