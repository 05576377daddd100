import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { addressOf, type EnrichmentSearch, searchOf } from './search.ts';

export interface SearchHandle {
  search: EnrichmentSearch;
  /** Goes to another search or view, a new step of history. */
  show: (next: EnrichmentSearch) => void;
  /** Changes filters, back on page 1. */
  filter: (changed: Partial<EnrichmentSearch>) => void;
}

/** The search, kept in the address alone: Back, reload and a shared link give the same. */
export function useEnrichmentSearch(): SearchHandle {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const inAddress = useMemo(() => searchOf(query), [query]);
  // The router changes the address a moment after the press; a box must not stay unticked for that moment.
  const [ahead, setAhead] = useState({ of: query, search: inAddress });
  const search = ahead.of === query ? ahead.search : inAddress;
  const show = useCallback<SearchHandle['show']>(
    (next) => {
      setAhead({ of: query, search: next });
      void navigate(addressOf(next), { preventScrollReset: true });
    },
    [navigate, query],
  );
  const filter = useCallback<SearchHandle['filter']>(
    (changed) => show({ ...search, ...changed, page: 1 }),
    [search, show],
  );
  return { search, show, filter };
}
