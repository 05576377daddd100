import { type Language, LANGUAGES, languageCalled, MAIN_LANGUAGE } from '@longleaf/rules/languages/languages';

/**
 * The languages that the portal is built in, the main one first: those that are whole, or what `PORTAL_LANGUAGES` names
 * (`en,es`), for translators who want to see their work and for tests.
 * @throws Error that says which name is no language.
 */
export function portalLanguages({ PORTAL_LANGUAGES }: NodeJS.ProcessEnv): Language[] {
  if (!PORTAL_LANGUAGES) return LANGUAGES.filter(({ whole }) => whole).map(({ code }) => code);
  const named = PORTAL_LANGUAGES.split(',').map((name) => {
    const language = languageCalled(name.trim());
    if (language) return language;
    const known = LANGUAGES.map(({ code }) => code).join(', ');
    throw new Error(`PORTAL_LANGUAGES: ${name.trim()} is no language of the portal. Write some of: ${known}`);
  });
  return [...new Set([MAIN_LANGUAGE, ...named])];
}
