import { expect, test } from 'vitest';
import { languageOfReader } from './reader-language.ts';

test.each([
  ['the profile', 'es', null, 'en', 'es'],
  ['the profile, on a page in another language', 'en', null, 'es', 'en'],
  ['what was chosen here, before the profile', 'en', 'es', 'en', 'es'],
  ['the page, where the portal does not come in the language of the profile', 'fr', null, 'es', 'es'],
  ['the page, where the profile tells no language', '', null, 'es', 'es'],
  ['the profile, where what was chosen is no language', 'es', 'nonsense', 'en', 'es'],
] as const)(
  'somebody who is signed in reads in the language of %s',
  (_, language, chosen, page, expected) => {
    expect(languageOfReader({ language }, { built: ['en', 'es'], chosen, page })).toBe(expected);
  },
);

test('a language that the portal does not come in yet changes nothing', () => {
  expect(languageOfReader({ language: 'es' }, { built: ['en'], chosen: null, page: 'en' })).toBe('en');
});
