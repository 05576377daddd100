import { type I18n, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { acceptedLanguages } from '@longleaf/rules/accounts/mail-languages';
import { type Language, languageCalled, localeOf, MAIN_LANGUAGE } from '@longleaf/rules/languages/languages';
import { portalLanguages } from '@longleaf/rules/languages/portal-languages';
import type { Settings } from '../settings.ts';
import { readCatalogues } from './catalogue-files.ts';
import { sentenceFinder } from './known-sentence.ts';

/** What a server says, in one language. */
export type ServerWords = {
  /** As `lang` and `Content-Language` say it. */
  language: Language;
  /** The tag for `Intl`. */
  locale: string;
  /** Lingui: `i18n.t('Wait {minutes} minutes', { minutes })`. The sentence is its own id. */
  i18n: I18n;
  /** A sentence of rules, contract or an error, which is in English, in this language; what is unknown stays. */
  say: (english: string) => string;
};

/** What a server says in each language that it offers. */
export type AllWords = {
  /** The words of the first language that is offered; without one, of the first that there is. */
  for: (wanted: readonly string[]) => ServerWords;
  /** The words that a program asks for (`Accept-Language`, RFC 9110, 12.5.4); a browser of ours names its page's. */
  accepted: (header: string | undefined) => ServerWords;
};

/** The words of the languages that the portal comes in. */
export function openOfferedWords({
  PORTAL_LANGUAGES,
}: Pick<Settings, 'PORTAL_LANGUAGES'>): Promise<AllWords> {
  return openWords(portalLanguages(PORTAL_LANGUAGES));
}

/** Reads the catalogues of these languages, the main one first. */
export async function openWords(languages: readonly Language[]): Promise<AllWords> {
  const opened = await Promise.all(languages.map(wordsIn));
  const main = opened[0] ?? (await wordsIn(MAIN_LANGUAGE));
  const ofLanguage = new Map<Language | undefined, ServerWords>(
    opened.map((words) => [words.language, words]),
  );
  const wordsFor = (wanted: readonly string[]) =>
    wanted.map((tag) => ofLanguage.get(languageOfTag(tag))).find((words) => words !== undefined) ?? main;
  return { for: wordsFor, accepted: (header = '') => wordsFor(acceptedLanguages(header)) };
}

/** `es-MX` is Spanish. */
function languageOfTag(tag: string): Language | undefined {
  return languageCalled(tag) ?? languageCalled(tag.split('-')[0] ?? '');
}

/** Reads the words of one language. */
export async function wordsIn(language: Language): Promise<ServerWords> {
  // English is what stands in the code: nothing to read, nothing to find.
  const sentences = language === MAIN_LANGUAGE ? new Map<string, string>() : await readCatalogues(language);
  const mark = language === 'en-XA' ? await marker() : undefined;
  const compile = remembered((text: string) => compileMessage(text, mark));
  const translated = [...sentences].filter(([english, text]) => text !== english);
  const messages = Object.fromEntries(translated.map(([english, text]) => [english, compile(text)]));
  const i18n = setupI18n({
    locale: language,
    locales: [localeOf(language)],
    messages: { [language]: messages },
  });
  // What is not translated is compiled from the English, marked in the language of tests.
  i18n.setMessagesCompiler(compile);
  const find = sentenceFinder(sentences.keys());
  const say = (english: string): string => {
    const known = find(english);
    if (!known) return english;
    const values = Object.entries(known.values).map(([name, value]) => [name, say(value)]);
    return i18n.t(known.english, Object.fromEntries(values));
  };
  return { language, locale: localeOf(language), i18n, say };
}

/** Marks every letter of a sentence but not its tags (`en-XA`). */
async function marker(): Promise<(text: string) => string> {
  const { default: pseudo } = await import('pseudolocale');
  return (text) =>
    text
      .split(/(<[^>]*>)/)
      .map((part, index) =>
        index % 2 === 0 && part.trim() !== '' ? pseudo(part, { prepend: '', append: '' }) : part,
      )
      .join('');
}

function remembered<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    const value = made.get(text) ?? make(text);
    made.set(text, value);
    return value;
  };
}
