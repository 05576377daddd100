import { type Language, LANGUAGES, languageCalled, MAIN_LANGUAGE } from './languages.ts';

/**
 * The languages that the portal comes in, the main one first: those that are whole, or what the setting
 * `PORTAL_LANGUAGES` names (`en,es`), for translators who want to see their work and for tests.
 * @throws Error that says which name is no language.
 */
export function portalLanguages(named: string | undefined): Language[] {
  if (!named) return LANGUAGES.filter(({ whole }) => whole).map(({ code }) => code);
  const unknown = unknownLanguage(named);
  if (unknown !== undefined) throw new Error(`PORTAL_LANGUAGES: ${unknown}`);
  const languages = namesIn(named).map((name) => languageCalled(name) ?? MAIN_LANGUAGE);
  return [...new Set([MAIN_LANGUAGE, ...languages])];
}

/** What is wrong with the setting `PORTAL_LANGUAGES`; undefined when each name in it is a language. */
export function unknownLanguage(named: string | undefined): string | undefined {
  const name = namesIn(named ?? '').find((one) => languageCalled(one) === undefined);
  if (name === undefined || !named) return undefined;
  const known = LANGUAGES.map(({ code }) => code).join(', ');
  return `${name} is no language of the portal. Write some of: ${known}`;
}

function namesIn(named: string): string[] {
  return named.split(',').map((name) => name.trim());
}
