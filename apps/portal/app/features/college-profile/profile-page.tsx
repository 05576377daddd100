import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { redirect, useParams, useRevalidator } from 'react-router';
import { homeWithout } from '../../shell/missing.ts';
import { pageData } from '../../shell/page-data.ts';
import { isUnknown } from '../../lib/is-unknown.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { residencyOfTab, useResidency } from '../../domain/residency/use-residency.ts';
import { profileQuery, programsQuery } from './queries.ts';
import styles from './profile-screen.module.css';
import { ProfileScreen } from './profile-screen.tsx';
import { readSection, sectionAddress } from './sections/section.ts';
import { sectionDescription, sectionTitle } from './sections/section-words.ts';
import { collegeStructuredData } from './structured-data.ts';

const page = pageData(async ({ params, queries, fetchApi }) => {
  const key = params.institutionName ?? '';
  const section = readSection(params.section);
  const college = await queries
    .ensureQueryData(profileQuery(key, residencyOfTab(), fetchApi))
    .catch((error: unknown) => {
      // UI-013, GAP-066: no profile, no page. Home says why. Any other trouble is shown in the page, with another try.
      if (isUnknown(error)) throw redirect(homeWithout('college', key));
      return null;
    });
  if (college === null) return { section, college };
  // An id or a former name leads to the name in use, so that a college has one address.
  if (college.urlName !== key) throw redirect(sectionAddress(college.urlName, section));
  if (section === 'academics') await queries.prefetchQuery(programsQuery(key, fetchApi));
  else if (import.meta.env.SSR) queries.removeQueries(programsQuery(key));
  const { name, shortName, urlName, website, phone, address, latitude, longitude, change, otherNames } =
    college;
  return {
    section,
    college: { name, shortName, otherNames, urlName, website, phone, address, latitude, longitude, change },
  };
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

export const handle: PageHandle<typeof loader> = {
  facts: ({ college, section }) => {
    if (college === null) return { title: msg`College profile`, unlisted: true };
    const { name, shortName, urlName } = college;
    const place = `${college.address.city}, ${college.address.state}`;
    const canonical = sectionAddress(urlName, section);
    return {
      title: sectionTitle(shortName, section),
      description: sectionDescription(name, place, section),
      canonical,
      ...(section === 'about' && { structuredData: collegeStructuredData(college, canonical) }),
    };
  },
};

export default function ProfilePage() {
  const { institutionName = '', section } = useParams();
  const { revalidate, state } = useRevalidator();
  const [residency] = useResidency();
  const { data: college, isPlaceholderData } = useQuery({
    ...profileQuery(institutionName, residency),
    enabled: false,
    placeholderData: (before) => (before?.urlName === institutionName ? before : undefined),
  });
  // The document has the prices of North Carolina; whoever chose another state meanwhile, or before, gets theirs.
  useEffect(() => {
    if (isPlaceholderData) void revalidate();
  }, [isPlaceholderData, revalidate]);
  if (college) return <ProfileScreen college={college} section={readSection(section)} />;
  return (
    <div className={`wrap ${styles.failed}`}>
      <h1>
        <Trans>College profile</Trans>
      </h1>
      <ErrorState
        title={<Trans>We could not load this college.</Trans>}
        onRetry={() => void revalidate()}
        busy={state === 'loading'}
      />
    </div>
  );
}
