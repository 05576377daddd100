import { type Language, languageCalled, MAIN_LANGUAGE } from '@longleaf/rules/languages/languages';

const FIRST_SEGMENT = /^\/+([a-z]{2}(?:-[a-z]{2})?)(?=[/?#]|$)/i;

/** A path of the portal taken apart: `/es/careers` is the page `/careers` in Spanish. */
export type PathInLanguage = { language: Language; path: string };

/** What language a path of the portal is in, and the path without it. Never gives a path of another host. */
export function takeLanguage(whole: string): PathInLanguage {
  const [start = '', segment = ''] = FIRST_SEGMENT.exec(whole) ?? [];
  const language = languageCalled(segment);
  if (language === undefined || language === MAIN_LANGUAGE) return { language: MAIN_LANGUAGE, path: whole };
  return { language, path: `/${whole.slice(start.length).replace(/^[/\\]+/, '')}` };
}

/** The path of a page in a language: the main language has no segment of its own. */
export function pathIn(language: Language, path: string): string {
  return language === MAIN_LANGUAGE ? path : `/${language}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}
