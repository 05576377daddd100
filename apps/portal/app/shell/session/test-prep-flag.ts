import { takeLanguage } from '@longleaf/contract/language-addresses';

/** With the things of the person, so that it goes with them. */
const FLAG = 'longleaf.own.test-prep';
const PATH = '/testprep';

/**
 * The redirect flag of test prep: somebody signed in on the way there (ST-261), so the page opens the partner's tool,
 * once (ST-262). It lasts as long as the tab.
 */
export const testPrepFlag = {
  /** Sets it when the sign-in was for the page of test prep. */
  noteSignIn(returnTo: string): void {
    if (!returnTo.startsWith('/')) return;
    const { pathname } = new URL(takeLanguage(returnTo).path, window.location.origin);
    if (pathname.toLowerCase().replace(/\/+$/, '') === PATH) window.sessionStorage.setItem(FLAG, 'yes');
  },

  /** Whether it is set; afterwards it is not. */
  take(): boolean {
    const isSet = window.sessionStorage.getItem(FLAG) !== null;
    window.sessionStorage.removeItem(FLAG);
    return isSet;
  },
};
