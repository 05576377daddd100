import { dehydrate, hydrate, QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queriesOfDocument } from './document-queries.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const WEEK = 7 * 24 * 60 * 60 * 1000;
const colleges = queryOptions({ queryKey: ['colleges'], queryFn: () => ['Duke'] });
const counts = queryOptions({ queryKey: ['counts'], queryFn: () => ({ NC: 144 }) });

/** The cache of a browser that gets a page of this age. */
function arrived(fill: (server: QueryClient) => void) {
  const server = new QueryClient();
  fill(server);
  const browser = new QueryClient();
  hydrate(browser, queriesOfDocument(JSON.stringify(dehydrate(server)), NOW));
  return (queryKey: QueryKey) => browser.getQueryCache().find({ queryKey });
}

test('what a page of last week brings is as fresh as the page', () => {
  const query = arrived((server) => {
    server.setQueryData(colleges.queryKey, ['Duke'], { updatedAt: NOW - WEEK });
  })(colleges.queryKey);
  expect(query?.state.data).toEqual(['Duke']);
  expect(query?.state.dataUpdatedAt).toBe(NOW);
  expect(query?.state.isInvalidated).toBe(false);
});

test('what the server marked as incomplete stays so', () => {
  const query = arrived((server) => {
    server.setQueryData(counts.queryKey, { NC: 144 });
    void server.invalidateQueries({ queryKey: counts.queryKey, refetchType: 'none' });
  })(counts.queryKey);
  expect(query?.state.isInvalidated).toBe(true);
});
