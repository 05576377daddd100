import { type I18n, setupI18n } from '@lingui/core';
import { type Language, languageCalled, localeOf, MAIN_LANGUAGE } from '@longleaf/rules/languages/languages';

/** The language of this build: its sentences, addresses and figures. */
export const LANGUAGE: Language = languageCalled(import.meta.env.PORTAL_LANGUAGE ?? '') ?? MAIN_LANGUAGE;

/** The tag of this build for `Intl`. */
export const LOCALE = localeOf(LANGUAGE);

/** A fresh translator; one per rendered page on the server, one in the browser. */
export function createI18n(): I18n {
  const i18n = setupI18n();
  // Sentences are compiled when the portal is built; what is left (titles in tables) is plain text.
  i18n.setMessagesCompiler((message) => [message]);
  i18n.loadAndActivate({ locale: LANGUAGE, messages: {} });
  return i18n;
}
