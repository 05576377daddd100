import { msg } from '@lingui/core/macro';
import { pageData } from '../../shell/page-data.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { revalidateElsewhere } from '../../lib/revalidate-elsewhere.ts';
import { exploreAddress, placeOf } from '../../domain/explore/search/place.ts';
import { CareersScreen } from './careers-screen.tsx';
import { CAREERS_PATH } from './careers-path.ts';
import { careerClustersQuery, careersQuery } from './queries.ts';

const page = pageData(async ({ url, queries, fetchApi }) => {
  const place = placeOf(url.searchParams);
  const asked = Promise.all([
    queries.prefetchQuery(careerClustersQuery(fetchApi)),
    // A list of one's own is asked for in the browser, which knows who is there.
    place.type === 'saved' ? undefined : queries.prefetchQuery(careersQuery(place, null, fetchApi)),
  ]);
  // The document carries its results; in the browser the page shows at once and its results follow.
  if (import.meta.env.SSR) await asked;
  return { canonical: exploreAddress(CAREERS_PATH, { ...place, occCode: null }) };
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

export const shouldRevalidate = revalidateElsewhere;

export const handle: PageHandle<typeof loader> = {
  facts: ({ canonical }) => ({
    title: msg`Careers`,
    description: msg`Find out what people in about 1,000 careers do, what they earn in North Carolina, and what to study for it.`,
    canonical,
  }),
};

/** Career search (UI-026). */
export default function CareersPage() {
  return <CareersScreen />;
}
