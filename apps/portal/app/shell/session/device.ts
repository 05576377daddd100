import { forgetAnswersOfPerson } from '../../lib/query-client.ts';

const LAST_PERSON = 'longleaf.last-person';

export const SIGNED_IN = 'longleaf.signed-in';

/** How much somebody has saved, as the header showed it last in this tab. Forgotten with the person. */
export const SAVED_COUNT = 'longleaf.own.saved-count';

function flag(key: string) {
  return {
    isSet: () => window.localStorage.getItem(key) !== null,
    set: () => window.localStorage.setItem(key, 'yes'),
    clear: () => window.localStorage.removeItem(key),
  };
}

/** A hint for new tabs that the provider may know somebody. Holds no name and no token. */
export const signedInHint = flag(SIGNED_IN);

/** Set when a session lapsed while nobody was there: the provider may still know that person, the next may be another. */
export const askAgain = flag('longleaf.ask-again');

/**
 * Notes who uses this browser now. When it was somebody else before, everything readable that belonged to
 * that person goes; sealed drafts stay, since nobody else can open them.
 */
export function handDeviceTo(personId: string): void {
  const former = window.localStorage.getItem(LAST_PERSON);
  if (former !== null && former !== personId) forgetPersonalThings();
  window.localStorage.setItem(LAST_PERSON, personId);
}

/** Forgets who was here, after they signed out themselves. */
export function giveDeviceBack(): void {
  window.localStorage.removeItem(LAST_PERSON);
}

/** Empties every place of this browser where a person's things are kept in the clear. */
export function forgetPersonalThings(): void {
  forgetAnswersOfPerson();
  for (const storage of [window.sessionStorage, window.localStorage]) {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const key of keys) if (key.startsWith('longleaf.own.')) storage.removeItem(key);
  }
}
