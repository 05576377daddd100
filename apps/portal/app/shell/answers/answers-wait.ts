const WAITS = 'longleaf.answers-wait.';

/** A mark in this browser for whose answers wait to be sent, so that a page looks for them only where there are some. */
export const answersWait = {
  set(owner: string, waits: boolean): void {
    if (waits) window.localStorage.setItem(WAITS + owner, 'yes');
    else window.localStorage.removeItem(WAITS + owner);
  },
  of: (owner: string): boolean => window.localStorage.getItem(WAITS + owner) !== null,
};
