import { type I18n, setupI18n } from '@lingui/core';

/** Languages the portal can be read in. English stands in the source; others load a catalogue over it. */
export type Language = 'en';

/** A fresh translator; one per rendered page on the server, one in the browser. */
export function createI18n(language: Language): I18n {
  const i18n = setupI18n();
  // Sentences are compiled when the portal is built; what is left (titles in tables) is plain text.
  i18n.setMessagesCompiler((message) => [message]);
  i18n.loadAndActivate({ locale: language, messages: {} });
  return i18n;
}
