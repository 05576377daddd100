import type { I18n } from '@lingui/core';
import type { Language } from '@longleaf/rules/languages/languages';
import { type ServerWords, wordsIn as serverWordsIn } from '../words/server-words.ts';
import { LETTER_LANGUAGES, type LetterLanguage, type LetterWords } from './letter.ts';
import { EASTERN_ZONE } from '@longleaf/rules/time/eastern-zone';

/** What a letter says, but for the name of the product, which is added when it is written. */
export type Words = Omit<LetterWords, 'productName'>;

/** What one letter says in one language; language and greeting are the same in all letters. */
export type Text = Omit<Words, 'language' | 'greeting'>;

const READ = new Map<Language, ServerWords>();
await Promise.all(LETTER_LANGUAGES.map(readLetterWords));

/** Reads the catalogue of a language, so that letters can be written in it. Those of people are read already. */
export async function readLetterWords(language: Language): Promise<void> {
  READ.set(language, await serverWordsIn(language));
}

function wordsOf(language: Language): ServerWords {
  const words = READ.get(language);
  if (!words) throw new Error(`No letter is written in ${language}`);
  return words;
}

/**
 * A letter in the language of the person it is for.
 * @param reader.firstName may be empty.
 * @param write is given what says sentences of the letter, and what says those of rules (`ServerWords.say`).
 */
export function wordsIn(
  { language, firstName }: { language: LetterLanguage; firstName: string },
  write: (i18n: I18n, say: ServerWords['say']) => Text,
): Words {
  const { i18n, say } = wordsOf(language);
  const name = wouldBeLink(firstName) ? '' : firstName;
  const greeting = name === '' ? i18n.t('Hello,') : i18n.t('Hello {name},', { name });
  return { language, greeting, ...write(i18n, say) };
}

/**
 * Whether mail programs would make a link of a name: 'Go to evil.example' is one that the rules for names allow, and
 * anybody can have us write to anybody under a name of their choice. 'J.R.' and 'Mary St. John' are no links.
 */
function wouldBeLink(name: string): boolean {
  return /[\p{L}\p{M}-]\.[\p{L}\p{M}-]{2,}/u.test(name);
}

/** A day in North Carolina, such as 'December 5, 2026' or '5 de diciembre de 2026'. */
export function dayInWords(moment: Date, language: LetterLanguage): string {
  return formatterOf(language).format(moment);
}

const formatters = new Map<LetterLanguage, Intl.DateTimeFormat>();

/** Made once for each language: that takes as long as all the rest of a letter. */
function formatterOf(language: LetterLanguage): Intl.DateTimeFormat {
  const known = formatters.get(language);
  if (known) return known;
  const format = { dateStyle: 'long', timeZone: EASTERN_ZONE } as const;
  const made = new Intl.DateTimeFormat(wordsOf(language).locale, format);
  formatters.set(language, made);
  return made;
}
