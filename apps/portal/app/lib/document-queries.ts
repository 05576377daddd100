import type { DehydratedState } from '@tanstack/react-query';

/**
 * Reads the queries that a document brings. The server keeps a drawn page for as long as its facts hold, which may be
 * days: what the page brings is as fresh as its arrival, not as old as the drawing, and is not asked for again.
 * @param now milliseconds since 1970.
 */
export function queriesOfDocument(text: string, now: number): DehydratedState {
  const { queries, ...rest } = JSON.parse(text) as DehydratedState;
  return {
    ...rest,
    queries: queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: now } })),
  };
}
