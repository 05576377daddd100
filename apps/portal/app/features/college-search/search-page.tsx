import { msg } from '@lingui/core/macro';
import { pageData } from '../../shell/page-data.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { revalidateElsewhere } from '../../lib/revalidate-elsewhere.ts';
import { residencyOfTab } from '../../domain/residency/use-residency.ts';
import { majorTitlesQuery, occupationQuery } from './lookups.ts';
import { countsQuery, keepCountsInSight, resultsQuery } from './queries.ts';
import { SearchScreen } from './search-screen.tsx';
import { SEARCH_PATH, searchOf } from '../../domain/college-search/address.ts';

const page = pageData(async ({ url, queries, fetchApi }) => {
  const search = { ...searchOf(url.searchParams), residency: residencyOfTab() };
  const { majors } = search.filters;
  const { occupation } = search;
  const asked = Promise.all([
    queries.prefetchQuery(resultsQuery(search, fetchApi)),
    queries.prefetchQuery(countsQuery(search, fetchApi)),
    majors.length > 0 ? queries.prefetchQuery(majorTitlesQuery(majors, fetchApi)) : undefined,
    occupation === null ? undefined : queries.prefetchQuery(occupationQuery(occupation, fetchApi)),
  ]);
  // The document carries its results; in the browser the page shows at once and its results follow.
  if (!import.meta.env.SSR) return {};
  await asked;
  keepCountsInSight(search, queries);
  return {};
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

export const shouldRevalidate = revalidateElsewhere;

export const handle: PageHandle<typeof loader> = {
  facts: () => ({
    title: msg`Find a college`,
    description: msg`Search all colleges in North Carolina and the country by place, price, major and more, with what each really costs and how many finish.`,
    canonical: SEARCH_PATH,
  }),
};

export default function SearchPage() {
  return <SearchScreen />;
}
