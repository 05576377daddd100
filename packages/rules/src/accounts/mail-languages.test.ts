import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acceptedLanguages,
  complainAboutMailLanguage,
  isMailLanguage,
  mailLanguageOf,
} from './mail-languages.ts';

describe('the language of mail', () => {
  it.each([
    [['es'], 'es'],
    [['es-MX', 'en'], 'es'],
    [['ES_419'], 'es'],
    [['fr', 'es', 'en'], 'es'],
    [['en-GB', 'es'], 'en'],
    [['est', 'eng'], 'en'],
    [['*'], 'en'],
    [[], 'en'],
  ])('for %j is %s', (tags, language) => {
    expect(mailLanguageOf(tags)).toBe(language);
  });

  it.each(['', 'fr', 'ES', 'es-MX', 'es ', 'constructor'])('is not %j', (text) => {
    expect(complainAboutMailLanguage(text)).toBe('Choose the language of your emails');
  });

  it.each(['en', 'es'])('may be %s', (text) => {
    expect(complainAboutMailLanguage(text)).toBeUndefined();
  });
});

describe('an Accept-Language header', () => {
  it.each([
    ['es-US,es;q=0.9,en;q=0.8', ['es-US', 'es', 'en']],
    ['en;q=0.5, es ; Q=0.7', ['es', 'en']],
    ['es;q=0, en', ['en']],
    ['es;q=2, en;q=x, fr;q=-1', []],
    ['en, es', ['en', 'es']],
    ['', []],
    [',;,;q=1', []],
  ])('%j wants %j', (header, tags) => {
    expect(acceptedLanguages(header)).toEqual(tags);
  });

  it('leads to a language that we write, whatever it says', () => {
    fc.assert(
      fc.property(fc.string(), (header) => isMailLanguage(mailLanguageOf(acceptedLanguages(header)))),
    );
  });
});
