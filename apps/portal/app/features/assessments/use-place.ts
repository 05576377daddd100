import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type Place, placeOf, queryOf, stateOf } from './place.ts';

/** The place in the address, and the way to another. A link from elsewhere gets its state of the history here (ST-182). */
export function usePlace(pagesBy: 'size' | 'category') {
  const [query] = useSearchParams();
  const { search, state, hash } = useLocation();
  const navigate = useNavigate();
  const place = placeOf(query);
  const { step, sessionId, page } = place;
  const hasGone = useRef(false);
  useEffect(() => {
    // A step that went on from here did so with its own state: two ways at once would undo each other.
    if (hasGone.current) {
      hasGone.current = false;
      return;
    }
    const mirrored = stateOf({ step, sessionId, page }, pagesBy);
    if (JSON.stringify(state) === JSON.stringify(mirrored)) return;
    void navigate({ search, hash }, { replace: true, state: mirrored, preventScrollReset: true });
  }, [navigate, search, hash, state, step, sessionId, page, pagesBy]);
  const go = (next: Partial<Place> & Pick<Place, 'step'>, how: { replace?: boolean } = {}) => {
    const whole = { sessionId: null, page: null, ...next };
    hasGone.current = true;
    void navigate(queryOf(whole, pagesBy), { replace: how.replace ?? false, state: stateOf(whole, pagesBy) });
  };
  return { place, go };
}
export type Go = ReturnType<typeof usePlace>['go'];
