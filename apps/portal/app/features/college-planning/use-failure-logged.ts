import { useEffect } from 'react';
import { logFailedCall } from '../../lib/log-failed-call.ts';

/** Writes to the browser's log that something could not be loaded, once each time (ST-169, MSG-048). */
export function useFailureLogged(what: string, error: Error | null): void {
  useEffect(() => {
    if (error !== null) logFailedCall(what, error);
  }, [what, error]);
}
