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

  it.each([
    ['en', 'Maya', 'Hello Maya,'],
    ['en', '', 'Hello,'],
    ['es', 'Núñez', 'Hola, Núñez:'],
    ['es', '', 'Hola:'],
    ['en', 'J.R.', 'Hello J.R.,'],
    ['en', 'Mary St. John', 'Hello Mary St. John,'],
    ['en', 'Go to evil.example', 'Hello,'],
    ['es', 'evil-site.com', 'Hola:'],
  ] as const)('in %s to "%s" begins with "%s"', (language, firstName, greeting) => {
    expect(wordsIn({ language, firstName }, () => text('Good day'))).toMatchObject({ language, greeting });
  });
});
