import { pathIn, takeLanguage } from '@longleaf/contract/language-addresses';
import { type Language, languageCalled } from '@longleaf/rules/languages/languages';
import { LANGUAGE } from '../../lib/languages.ts';
import { settingsOfPage } from '../../lib/settings.ts';
import type { Person } from '../session/person.ts';
import { isStepOfSession } from '../session/return-path.ts';
import { sessionState, watchSession } from '../session/session-state.ts';

// What belongs to a person in this browser begins so, and goes with them.
const CHOSEN = 'longleaf.own.language';

/** Remembers that the person who is signed in chose to read in this language here. */
export function rememberChoice(language: Language): void {
  if (sessionState().status === 'signed-in') window.localStorage.setItem(CHOSEN, language);
}

/** Whoever signs in reads in the language of their profile, where a choice was saved. */
export function forgetChoice(): void {
  window.localStorage.removeItem(CHOSEN);
}

/**
 * The language in which a person who is signed in reads: what they chose in this browser, else their profile's.
 * @param built languages that the portal comes in; the language of the page stays when theirs is none of them.
 */
export function languageOfReader(
  person: Pick<Person, 'language'>,
  { built, chosen, page }: { built: readonly Language[]; chosen: string | null; page: Language },
): Language {
  const wanted = [chosen, person.language].map((text) => languageCalled(text ?? ''));
  return wanted.find((language) => language !== undefined && built.includes(language)) ?? page;
}

/** A path of the portal in the language of the person who is signed in; any other address as it is. */
export function pathForReader(address: string): string {
  const state = sessionState();
  if (state.status !== 'signed-in' || !address.startsWith('/')) return address;
  const { language: page, path } = takeLanguage(address);
  const chosen = window.localStorage.getItem(CHOSEN);
  return pathIn(languageOfReader(state.person, { built: settingsOfPage().languages, chosen, page }), path);
}

/** Turns to the language of the person as soon as it is known who reads: once, since then the page is in it. */
export function followReader(): void {
  const look = () => {
    const { pathname, search, hash } = window.location;
    if (isStepOfSession(pathname)) return;
    const wanted = pathForReader(pathname + search + hash);
    if (takeLanguage(wanted).language !== LANGUAGE) window.location.replace(wanted);
  };
  watchSession(look);
  look();
}
