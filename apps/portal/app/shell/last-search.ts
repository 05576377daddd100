import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const LAST_SEARCH = 'longleaf.own.last-search';
const SEARCH_PATH = '/college-search';

/** Remembers the address of the last college search, filters and all, so that home can offer it again. */
export function useRememberSearch(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (pathname.toLowerCase() === SEARCH_PATH && search !== '') {
      window.localStorage.setItem(LAST_SEARCH, SEARCH_PATH + search);
    }
  }, [pathname, search]);
}

/** The address of the last search in this browser, or null. */
export function useLastSearch(): string | null {
  return useSyncExternalStore(
    () => () => {},
    () => window.localStorage.getItem(LAST_SEARCH),
    () => null,
  );
}
