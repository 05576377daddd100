/**
 * Languages that the screens are written in, each under its own name. The first stands at addresses without a language.
 * The portal is built in those that are whole, and only these are offered: half a page in English is no page in Spanish,
 * least of all to a screen reader. `en-XA` is English with marks on every sentence; tests are built in it.
 */
export const LANGUAGES = [
  { code: 'en', name: 'English', locale: 'en-US', whole: true },
  { code: 'es', name: 'Español', locale: 'es-US', whole: false },
  { code: 'en-XA', name: 'Ƥşēũďŏ', locale: 'en-US', whole: false },
] as const;

/** A language of the screens, as `lang` and `hreflang` say it (BCP 47). */
export type Language = (typeof LANGUAGES)[number]['code'];

/** The language of whatever says nothing about it. */
export const MAIN_LANGUAGE: Language = LANGUAGES[0].code;

/** The language that a text names, in any letter case. */
export function languageCalled(text: string): Language | undefined {
  return LANGUAGES.find(({ code }) => code.toLowerCase() === text.toLowerCase())?.code;
}

/** The name of a language, in itself. */
export function nameOfLanguage(language: Language): string {
  return rowOf(language).name;
}

/** The tag for `Intl`: how figures and dates are written in this country in a language. */
export function localeOf(language: Language): string {
  return rowOf(language).locale;
}

function rowOf(language: Language) {
  return LANGUAGES.find(({ code }) => code === language) ?? LANGUAGES[0];
}
