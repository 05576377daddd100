import { Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loadCode } from '../lib/load-code.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { type Missing, readMissing } from './missing.ts';
import { later } from '../ui/later.ts';

// Few come here, and every page would carry it.
const MissingSearch = later(async () => ({
  default: (await loadCode(() => import('./missing-search.tsx'))).MissingSearch,
}));

/** Says on home what an address asked for that is not there, with a search for it, until it is closed or left. */
export function MissingNotice() {
  const missing = useMissing();
  return (
    <div role="status" className="wrap">
      <Suspense>{missing && <MissingSearch key={missing.kind + missing.asked} {...missing} />}</Suspense>
    </div>
  );
}

/** Takes the mark of a redirect out of the address and into the history entry, where a reload finds it again. */
function useMissing(): Missing | null {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const marked = readMissing({ search, hash });
  useEffect(() => {
    const missing = readMissing({ search, hash });
    if (missing) void navigate(pathname, { replace: true, state: { missing } });
  }, [hash, pathname, search, navigate]);
  // The server knows the kind alone, and draws it for those without scripts.
  if (!hydrated) return marked && { ...marked, asked: '' };
  return marked ?? (state as { missing?: Missing } | null)?.missing ?? null;
}
