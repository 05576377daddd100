import { msg } from '@lingui/core/macro';
import { pageData } from '../../shell/page-data.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { revalidateElsewhere } from '../../lib/revalidate-elsewhere.ts';
import { exploreAddress, placeOf } from '../../domain/explore/search/place.ts';
import { PROGRAMS_PATH } from '../../domain/programs/programs-path.ts';
import { ProgramsScreen } from './programs-screen.tsx';
import { programClustersQuery, programsQuery } from './queries.ts';

const page = pageData(async ({ url, queries, fetchApi }) => {
  const place = placeOf(url.searchParams);
  const asked = Promise.all([
    queries.prefetchQuery(programClustersQuery(fetchApi)),
    // A list of one's own is asked for in the browser, which knows who is there.
    place.type === 'saved' ? undefined : queries.prefetchQuery(programsQuery(place, null, fetchApi)),
  ]);
  // The document carries its results; in the browser the page shows at once and its results follow.
  if (import.meta.env.SSR) await asked;
  return { canonical: exploreAddress(PROGRAMS_PATH, place) };
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

export const shouldRevalidate = revalidateElsewhere;

export const handle: PageHandle<typeof loader> = {
  facts: ({ canonical }) => ({
    title: msg`Majors and programs`,
    description: msg`Find what you can study, who teaches it in North Carolina and the nation, and which careers it leads to.`,
    canonical,
  }),
};

/** Program search (UI-024). */
export default function ProgramsPage() {
  return <ProgramsScreen />;
}
