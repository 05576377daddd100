import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const LAST_SEARCH = 'longleaf.own.last-search';
const SEARCH_PATH = '/college-search';
const listeners = new Set<() => void>();

/**
 * Remembers the address of the last college search, filters and all: in this tab, so that the ways back to the search
 * keep it, also through sign-in, and in this browser, so that home can offer it again. A search that is cleared is
 * forgotten; one that was opened anew by an address of its own is not.
 */
export function useRememberSearch(): void {
  const { pathname, search } = useLocation();
  const isOpenedAnew = useNavigationType() === 'POP';
  useEffect(() => {
    if (pathname.toLowerCase() !== SEARCH_PATH || (search === '' && isOpenedAnew)) return;
    for (const storage of [window.sessionStorage, window.localStorage]) {
      if (search === '') storage.removeItem(LAST_SEARCH);
      else storage.setItem(LAST_SEARCH, SEARCH_PATH + search);
    }
    for (const listener of listeners) listener();
  }, [pathname, search, isOpenedAnew]);
}

/** The address of the last search in this browser, or null. */
export function useLastSearch(): string | null {
  return useStored(() => window.localStorage.getItem(LAST_SEARCH));
}

/** The address of the last search in this tab, or null. */
export function useSearchOfTab(): string | null {
  return useStored(() => window.sessionStorage.getItem(LAST_SEARCH));
}

/** Where a link to this path leads: to the college search as the reader left it. */
export function useKeptSearch(path: string): string {
  const search = useSearchOfTab();
  return path === SEARCH_PATH && search !== null ? search : path;
}

function useStored(read: () => string | null): string | null {
  return useSyncExternalStore(watch, read, () => null);
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
