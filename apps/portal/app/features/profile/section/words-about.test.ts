import { describe, expect, it } from 'vitest';
import { wordsAbout } from './words-about.ts';

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
