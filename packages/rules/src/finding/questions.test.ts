import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutHere, withoutQuestion, withoutWordsForAll } from './questions.ts';
import { wordsOf } from './words.ts';

test.each([
  ['How do I pay for college?', 'pay college'],
  ['when is the fafsa due', 'fafsa due'],
  ['where can I find scholarships', 'scholarship'],
  ['what is net price', 'net price'],
  ['¿Cómo puedo pagar la universidad?', 'pagar la universidad'],
  ['nursing', 'nursing'],
])('%s asks about %s', (text, about) => {
  expect(withoutQuestion(text)).toBe(about);
});

test.each([
  ['colleges', 'college'],
  ['how do I', 'how do i'],
  ['', ''],
])('%j, which is nothing else, stays', (text, about) => {
  expect(withoutQuestion(text)).toBe(about);
});

test.each([
  ['best colleges in NC', 'best colleges'],
  ['cheap schools in North Carolina?', 'cheap schools'],
  ['nursing schools near me', 'nursing schools'],
  ['universidades baratas cerca de mí', 'universidades baratas'],
  ['colleges near me', 'colleges near me'],
  ['near me', 'near me'],
  ['Boone NC', 'Boone NC'],
  ['University of North Carolina', 'University of North Carolina'],
])('%s without “here” is %s', (text, left) => {
  expect(withoutHere(text)).toBe(left);
});

test.each([
  ['cheapest college', 'cheapest'],
  ['universidad barata', 'barata'],
  ['college', 'college'],
])('%s without words for all is %s', (text, left) => {
  expect(withoutWordsForAll(text)).toBe(left);
});

test('what is left was typed, in its order, and is something if anything was', () => {
  const word = fc.constantFrom(
    'how',
    'do',
    'i',
    'pay',
    'college',
    'near',
    'me',
    'nc',
    'nurse',
    'quiero',
    'ser',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (words) => {
      const text = words.join(' ');
      for (const left of [withoutQuestion(text), withoutWordsForAll(text)]) {
        expect(` ${wordsOf(text).join(' ')} `).toContain(left.split(' ')[0] ?? '');
        expect(left === '').toBe(wordsOf(text).length === 0);
      }
    }),
  );
});
