import { ApiError } from '@longleaf/contract/client';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { OF_PERSON } from './of-person.ts';

const MINUTE = 60_000;

/** Settings of every query: facts stay fresh for minutes; only silence and server trouble are tried again. */
export function createQueryClient({ retry = true } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE,
        gcTime: 30 * MINUTE,
        refetchOnWindowFocus: false,
        // Without a connection a question fails at once instead of waiting unseen: the screen says so.
        networkMode: 'always',
        retry: (count, error) => retry && count < 1 && isWorthRetrying(error),
        retryDelay: 500,
      },
    },
  });
}

function isWorthRetrying(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

let browserClient: QueryClient | undefined;

/** The one cache of this tab. */
export function queryClientOfTab(): QueryClient {
  browserClient ??= createQueryClient();
  return browserClient;
}

/**
 * After a change: makes stale what is known under this key, and asks again for what is shown of it. A first answer that is
 * still on its way may have left the server before the change, and invalidating alone would take it for the newest.
 */
export async function askAgain(queryKey: QueryKey): Promise<void> {
  const queries = queryClientOfTab();
  await queries.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
  await queries.invalidateQueries({ queryKey });
}

/**
 * Takes out of the tab's cache what belongs to a person, and all that the page does not show. What it shows is asked
 * for again, as whoever is there now: some answers about facts say what the person saved.
 */
export function forgetAnswersOfPerson(): void {
  const queries = queryClientOfTab();
  queries.removeQueries({ queryKey: [OF_PERSON] });
  queries.removeQueries({ type: 'inactive' });
  void queries.invalidateQueries();
}
