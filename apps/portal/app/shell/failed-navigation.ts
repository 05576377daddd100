import { takeLanguage } from '@longleaf/contract/language-addresses';
import { msg } from '@lingui/core/macro';
import { useEffect } from 'react';
import { type ClientInstrumentation, useLocation, useNavigate, useNavigation } from 'react-router';
import { showToast } from '../ui/toast-store.ts';
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
        const there = takeLanguage(new URL(to, here).pathname).path;
        if (there !== takeLanguage(here.pathname).path) window.sessionStorage.setItem(GOING, there);
        await go();
        if (window.sessionStorage.getItem(GOING) === there) window.sessionStorage.removeItem(GOING);
      },
    });
  },
};

/**
 * Notices a page whose code could not be loaded. React Router answers that by loading the present page anew,
 * without a word; a note of where we were going tells us afterwards (ST-034).
 */
export function useFailedNavigation(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const going = useNavigation().location?.pathname;
  const goingTo = going === undefined ? undefined : takeLanguage(going).path;

  useEffect(() => {
    const lost = window.sessionStorage.getItem(GOING);
    window.sessionStorage.removeItem(GOING);
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (lost === null || entry?.type !== 'reload' || lost === takeLanguage(window.location.pathname).path)
      return;
    tellOfRouteError(`${lost} could not be loaded`);
    void navigate('/', { replace: true });
    // Only the first look after the document was loaded counts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    if (goingTo === undefined || goingTo === pathname) window.sessionStorage.removeItem(GOING);
    else window.sessionStorage.setItem(GOING, goingTo);
  }, [goingTo, pathname]);
}

/** A page that did not open: a warning in the log, a word to the person. */
export function tellOfRouteError(reason: string): void {
  logClient(`Error routing: ${reason}`);
  showToast({ kind: 'error', text: msg`We could not open that page, so you are back at home.` });
}
