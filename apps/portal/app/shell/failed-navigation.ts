import { pathIn, takeLanguage } from '@longleaf/contract/language-addresses';
import { msg } from '@lingui/core/macro';
import { useEffect } from 'react';
import type { ClientInstrumentation, Path } from 'react-router';
import { showToast } from '../ui/toast-store.ts';
import { LANGUAGE } from '../lib/languages.ts';
import { logClient } from '../lib/log-client.ts';

const GOING = 'longleaf.going-to';

/**
 * Writes down where a press leads before anything of that page is asked for: its code may fail before the screen has
 * even been drawn again. Forgotten once it is there, or was left for another.
 */
export const noteOfPress: ClientInstrumentation = {
  router: (router) => {
    router.instrument({
      navigate: async (go, { to, currentUrl }) => {
        if (typeof to !== 'string') return void (await go());
        const here = new URL(currentUrl, window.location.origin);
        const there = addressOf(new URL(to, here));
        if (pageOf(there) !== pageOf(addressOf(here))) window.sessionStorage.setItem(GOING, there);
        await go();
        if (window.sessionStorage.getItem(GOING) === there) window.sessionStorage.removeItem(GOING);
      },
    });
  },
};

/**
 * Notices a page whose code could not be loaded. React Router answers that by loading the present page anew, without a
 * word; a note of where we were going leads on from there, with a document of its own
 * (docs/decisions/0081-code-that-does-not-come.md). Where that one's code does not come either, it says so itself.
 */
export function useFailedNavigation(): void {
  useEffect(() => {
    const lost = window.sessionStorage.getItem(GOING);
    window.sessionStorage.removeItem(GOING);
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (lost === null || entry?.type !== 'reload' || pageOf(lost) === pageOf(addressOf(window.location)))
      return;
    logRouteError(`${pageOf(lost)} could not be loaded`);
    window.location.assign(pathIn(LANGUAGE, lost));
  }, []);
}

/** An address of the portal without its host and language. */
const addressOf = ({ pathname, search, hash }: Path) => takeLanguage(pathname + search + hash).path;

/** The page at such an address, whatever it is asked. */
const pageOf = (address: string) => address.split(/[?#]/, 1)[0];

const logRouteError = (reason: string) => logClient(`Error routing: ${reason}`);

/** A page that did not open: a warning in the log, a word to the person. */
export function tellOfRouteError(reason: string): void {
  logRouteError(reason);
  showToast({ kind: 'error', text: msg`We could not open that page, so you are back on the home page.` });
}
