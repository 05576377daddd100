import type { QueryClient } from '@tanstack/react-query';
import { memberPageData } from '../../shell/page-data.ts';
import { sessionState } from '../../shell/session/session-state.ts';

type Ask = (queries: QueryClient, personId: string, url: URL) => readonly Promise<void>[];

/**
 * The `clientLoader` of a page for whoever is signed in. What the page will ask for is asked for at once and not waited
 * for: the page shows, and its parts follow.
 *
 *     export const clientLoader = memberQueries((queries, id) => [queries.prefetchQuery(notesQuery(id))]);
 */
export function memberQueries(ask: Ask) {
  return memberPageData(async ({ queries, url }) => {
    const session = sessionState();
    if (session.status === 'signed-in') void Promise.all(ask(queries, session.person.id, url));
    return {};
  });
}
