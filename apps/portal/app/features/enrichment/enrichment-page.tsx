import { msg } from '@lingui/core/macro';
import type { PageHandle } from '../../lib/page-handle.ts';
import { revalidateElsewhere } from '../../lib/revalidate-elsewhere.ts';
import { pageData } from '../../shell/page-data.ts';
import { EnrichmentScreen } from './enrichment-screen.tsx';
import { enrichmentQuery } from './queries.ts';
import { addressOf, searchOf } from './search.ts';

const page = pageData(async ({ url, queries, fetchApi }) => {
  const search = searchOf(url.searchParams);
  // A list of one's own is asked for in the browser, which knows who is there.
  const asked =
    search.view === 'saved' ? undefined : queries.prefetchQuery(enrichmentQuery(search, fetchApi));
  // The document carries its results; in the browser the page shows at once and its results follow.
  if (import.meta.env.SSR) await asked;
  return { canonical: addressOf(search) };
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

export const shouldRevalidate = revalidateElsewhere;

export const handle: PageHandle<typeof loader> = {
  facts: ({ canonical }) => ({
    title: msg`Enrichment programs`,
    description: msg`Find camps, clubs and courses for students in North Carolina, by age, interest, fee and distance.`,
    canonical,
  }),
};

/** Enrichment finder: cards, map and filters (UI-044, ST-260). Open to everyone (GAP-098). */
export default function EnrichmentPage() {
  return <EnrichmentScreen />;
}
