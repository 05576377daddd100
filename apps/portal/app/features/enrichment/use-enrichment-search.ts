import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useAhead } from '../../lib/use-ahead.ts';
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
  // A box must not stay unticked until the router has followed the press.
  const [search, press] = useAhead(inAddress);
  const show = useCallback<SearchHandle['show']>(
    (next) => {
      const address = addressOf(next);
      press(next, address);
      void navigate(address, { preventScrollReset: true });
    },
    [navigate, press],
  );
  const filter = useCallback<SearchHandle['filter']>(
    (changed) => show({ ...search, ...changed, page: 1 }),
    [search, show],
  );
  return { search, show, filter };
}
