import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { exploreAddress, type ExplorePlace, FIRST_PLACE, placeOf } from './place.ts';

export interface ExplorePlaceHandle {
  place: ExplorePlace;
  /** Where another place of the same search is. */
  addressOf: (place: ExplorePlace) => string;
  /** Goes to another place, on its first page unless it says otherwise; a new step of history. */
  show: (next: Partial<ExplorePlace>) => void;
}

/** The place in the search, kept in the address alone: back, reload and a shared link give the same. */
export function useExplorePlace(path: string): ExplorePlaceHandle {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const place = useMemo(() => placeOf(query), [query]);
  const addressOf = (next: ExplorePlace) => exploreAddress(path, next);
  return {
    place,
    addressOf,
    show: (next) =>
      void navigate(addressOf({ ...FIRST_PLACE, occCode: place.occCode, ...next }), {
        preventScrollReset: true,
      }),
  };
}
