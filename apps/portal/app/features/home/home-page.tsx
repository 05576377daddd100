import { msg } from '@lingui/core/macro';
import { Suspense } from 'react';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirectDocument } from 'react-router';
import { pageData } from '../../shell/page-data.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { portalContext } from '../../lib/portal-context.ts';
import { settingsOfPage } from '../../lib/settings.ts';
import { useSession } from '../../shell/session/session.ts';
import { MemberHomeSkeleton } from './member-home-skeleton.tsx';
import { pricesQuery, statePinsQuery } from './queries.ts';
import { VisitorHome } from './visitor-home.tsx';
import { later } from '../../ui/later.ts';
// The notice of an unknown address comes with its code: where no script runs, its looks must be here already.
import '../../shell/missing-search.module.css';
import { MissingPart } from '../../ui/missing-part.tsx';

const MemberHome = later(
  () => import('./member-home.tsx'),
  () => (
    <>
      <MissingPart />
      <VisitorHome />
    </>
  ),
);

const page = pageData(async ({ queries, fetchApi }) => {
  await Promise.all([
    queries.prefetchQuery(pricesQuery(fetchApi)),
    queries.prefetchQuery(statePinsQuery(fetchApi)),
  ]);
  return {};
});

/** ST-040: where home belongs to the content site, that is where it is. */
function leaveForContentSite(settings: { homeOnContentSite: boolean; contentUrl: string | null }): void {
  if (settings.homeOnContentSite && settings.contentUrl !== null) throw redirectDocument(settings.contentUrl);
}

export function loader(args: LoaderFunctionArgs) {
  leaveForContentSite(args.context.get(portalContext).settings);
  return page.loader(args);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  leaveForContentSite(settingsOfPage());
  return page.clientLoader(args);
}

export const handle: PageHandle<typeof loader> = {
  facts: () => ({
    title: msg`Find a college in North Carolina`,
    description: msg`Find North Carolina colleges, see what they really cost, save the ones you like and plan how to get there. Free for students, families and educators.`,
    canonical: '/',
  }),
};

/** Home: for visitors what there is to do, for people who are signed in what they left (UI-003). */
export default function HomePage() {
  const session = useSession();
  if (session.status !== 'signed-in') return <VisitorHome />;
  return (
    <Suspense fallback={<MemberHomeSkeleton />}>
      <MemberHome person={session.person} />
    </Suspense>
  );
}
