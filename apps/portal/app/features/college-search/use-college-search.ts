import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useAhead } from '../../lib/use-ahead.ts';
import { useResidency } from '../../domain/residency/use-residency.ts';
import { addressOf, searchOf } from '../../domain/college-search/address.ts';
import { withFilters } from '../../domain/college-search/edit.ts';
import type { CollegeFilters, CollegeSearch } from '../../domain/college-search/college-search.ts';

export interface SearchHandle {
  search: CollegeSearch;
  /** Goes to another state of the search. A new step of history, unless it replaces the present one. */
  show: (next: CollegeSearch, options?: { replace?: boolean }) => void;
  /** The same with other filters, back on page 1. */
  filter: (filters: CollegeFilters, options?: { replace?: boolean }) => void;
}

/** The state of the search page. It lives in the address; page, view and filters are kept in history state too (ST-123). */
export function useCollegeSearch(): SearchHandle {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const inAddress = useMemo(() => searchOf(query), [query]);
  // A box must not stay unticked until the router has followed the press.
  const [shown, press] = useAhead(inAddress);
  const [residency] = useResidency();
  const search = useMemo(() => ({ ...shown, residency }), [shown, residency]);
  const { state } = useLocation();
  useEffect(() => {
    if (state === null) keepInHistory(historyState(inAddress));
  }, [state, inAddress]);
  const show = useCallback<SearchHandle['show']>(
    (next, { replace = false } = {}) => {
      const address = addressOf(next);
      press(next, address);
      const go = () =>
        void navigate(address, { replace, preventScrollReset: true, state: historyState(next) });
      // The router works as long as all else that a press sets in motion: what was pressed is painted before.
      window.setTimeout(go);
    },
    [navigate, press],
  );
  const filter = useCallback<SearchHandle['filter']>(
    (filters, options) => show(withFilters(search, filters), options),
    [search, show],
  );
  return { search, show, filter };
}

/** A page that was opened by its address has no state of its own yet; the router keeps its own beside `usr`. */
function keepInHistory(state: ReturnType<typeof historyState>): void {
  window.history.replaceState({ ...window.history.state, usr: state }, '');
}

/** What a step of history keeps beside its address (ST-123). */
export function historyState({ page, view, filters }: CollegeSearch) {
  return { page, view, filters };
}
