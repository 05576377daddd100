import { createClient } from '@longleaf/contract/client';
import { searchUsageOperations } from '@longleaf/contract/search-usage';
import { useEffect } from 'react';
import { browserApi } from '../../shell/session/api.ts';
import { usageCounter } from './usage-counter.ts';

const api = createClient(searchUsageOperations, browserApi);

// One counter for the tab: leaving the page and coming back is no new use. A count that is lost does no harm.
const use = usageCounter(Date.now, () => void api.countSearchUse().catch(() => {}));

/** Counts each answer that a person is shown as a use of the search. */
export function useSearchUsage(answeredAt: number): void {
  useEffect(() => {
    if (answeredAt > 0) use();
  }, [answeredAt]);
}
