import { type Language, LANGUAGES, languageCalled, MAIN_LANGUAGE } from './languages.ts';

/**
 * The languages that the portal comes in, the main one first: those that are whole, or what the setting
 * `PORTAL_LANGUAGES` names (`en,es`), for translators who want to see their work and for tests.
 * @throws Error that says which name is no language.
 */
export function portalLanguages(named: string | undefined): Language[] {
  if (!named) return LANGUAGES.filter(({ whole }) => whole).map(({ code }) => code);
  const languages = named.split(',').map((name) => {
    const language = languageCalled(name.trim());
    if (language) return language;
    const known = LANGUAGES.map(({ code }) => code).join(', ');
    throw new Error(`PORTAL_LANGUAGES: ${name.trim()} is no language of the portal. Write some of: ${known}`);
  });
  return [...new Set([MAIN_LANGUAGE, ...languages])];
}
