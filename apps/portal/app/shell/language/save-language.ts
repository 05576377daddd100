import { isMailLanguage } from '@longleaf/rules/accounts/mail-languages';
import type { Language } from '@longleaf/rules/languages/languages';
import { fetchWithSession } from '../session/fetch-with-session.ts';
import { sessionState } from '../session/session-state.ts';

/**
 * Saves the language that somebody chose to their profile, while the page goes away. It is no matter when that fails: the
 * choice holds in this browser, and the profile has the language of before.
 */
export function saveLanguage(language: Language): void {
  if (sessionState().status !== 'signed-in' || !isMailLanguage(language)) return;
  fetchWithSession('/api/users/language', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language }),
    keepalive: true,
  }).catch(() => undefined);
}
