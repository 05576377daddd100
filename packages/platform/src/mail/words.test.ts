import { describe, expect, it } from 'vitest';
import { dayInWords, wordsIn } from './words.ts';

describe('a day', () => {
  // Midnight in North Carolina is 5 o'clock UTC in winter, 4 in summer.
  it.each([
    ['2026-12-05T04:59:59Z', 'December 4, 2026', '4 de diciembre de 2026'],
    ['2026-12-05T05:00:00Z', 'December 5, 2026', '5 de diciembre de 2026'],
    ['2026-07-01T04:00:00Z', 'July 1, 2026', '1 de julio de 2026'],
  ])('at %s is %s, and in Spanish %s', (moment, english, spanish) => {
    expect(dayInWords(new Date(moment), 'en')).toBe(english);
    expect(dayInWords(new Date(moment), 'es')).toBe(spanish);
  });
});

describe('a letter', () => {
  const text = (subject: string) => ({ subject, paragraphs: [], closing: [] });
  const texts = { en: text('Good day'), es: text('Buenos días') };

  it.each([
    ['en', 'Maya', 'Hello Maya,', 'Good day'],
    ['en', '', 'Hello,', 'Good day'],
    ['es', 'Núñez', 'Hola, Núñez:', 'Buenos días'],
    ['es', '', 'Hola:', 'Buenos días'],
    ['en', 'J.R.', 'Hello J.R.,', 'Good day'],
    ['en', 'Mary St. John', 'Hello Mary St. John,', 'Good day'],
    ['en', 'Go to evil.example', 'Hello,', 'Good day'],
    ['es', 'evil-site.com', 'Hola:', 'Buenos días'],
  ] as const)('in %s to "%s" begins with "%s"', (language, firstName, greeting, subject) => {
    expect(wordsIn({ language, firstName }, texts)).toMatchObject({ language, greeting, subject });
  });
});
