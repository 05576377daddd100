import type { LetterLanguage, LetterWords } from './letter.ts';

/** What a letter says, but for the name of the product, which is added when it is written. */
export type Words = Omit<LetterWords, 'productName'>;

/** What a letter says in one language; language and greeting are the same in all letters. */
export type Text = Omit<Words, 'language' | 'greeting'>;

/** A letter in every language: a missing one is a type error. */
export type InEachLanguage<T> = Readonly<Record<LetterLanguage, T>>;

const GREETINGS: InEachLanguage<(firstName: string) => string> = {
  en: (firstName) => (firstName === '' ? 'Hello,' : `Hello ${firstName},`),
  es: (firstName) => (firstName === '' ? 'Hola:' : `Hola, ${firstName}:`),
};

/**
 * A letter in the language of the person it is for.
 * @param reader.firstName may be empty.
 */
export function wordsIn(
  { language, firstName }: { language: LetterLanguage; firstName: string },
  texts: InEachLanguage<Text>,
): Words {
  const greeting = GREETINGS[language](wouldBeLink(firstName) ? '' : firstName);
  return { language, greeting, ...texts[language] };
}

/**
 * Whether mail programs would make a link of a name: 'Go to evil.example' is one that the rules for names allow, and
 * anybody can have us write to anybody under a name of their choice. 'J.R.' and 'Mary St. John' are no links.
 */
function wouldBeLink(name: string): boolean {
  return /[\p{L}\p{M}-]\.[\p{L}\p{M}-]{2,}/u.test(name);
}

const LOCALES: InEachLanguage<string> = { en: 'en-US', es: 'es-US' };

/** A day in North Carolina, such as 'December 5, 2026' or '5 de diciembre de 2026'. */
export function dayInWords(moment: Date, language: LetterLanguage): string {
  const format = { dateStyle: 'long', timeZone: 'America/New_York' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], format).format(moment);
}
