import { msg } from '@lingui/core/macro';
import { ApiError } from '@longleaf/contract/client';
import { useSuspenseQuery } from '@tanstack/react-query';
import { redirect, type ShouldRevalidateFunctionArgs, useParams } from 'react-router';
import { pageData } from '../../../lib/page-data.ts';
import type { PageHandle } from '../../../lib/page-handle.ts';
import { profileQuery } from './queries.ts';
import { ProfileScreen } from './profile-screen.tsx';
import { NO_SUCH_COLLEGE } from './no-such-college.ts';
import { readSection, sectionAddress } from './sections/section.ts';
import { sectionTitle } from './sections/section-words.ts';
import { collegeStructuredData } from './structured-data.ts';

const page = pageData(async ({ params, queries, fetchApi }) => {
  const key = params.institutionName ?? '';
  const college = await queries.ensureQueryData(profileQuery(key, fetchApi)).catch((error: unknown) => {
    // UI-013: no profile, no page. Home says why.
    if (error instanceof ApiError && isUnknown(error)) throw redirect(NO_SUCH_COLLEGE);
    throw error;
  });
  const section = readSection(params.section);
  // An id or a former name leads to the name in use, so that a college has one address.
  if (college.urlName !== key) throw redirect(sectionAddress(college.urlName, section));
  const { name, shortName, urlName, website, phone, address, latitude, longitude, closedOn, otherNames } =
    college;
  return {
    section,
    college: { name, shortName, otherNames, urlName, website, phone, address, latitude, longitude, closedOn },
  };
});

function isUnknown({ status }: ApiError): boolean {
  return status === 400 || status === 404 || status === 422;
}

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Another section of the same college needs nothing new, but its title does: the loader answers from the cache. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return (
    currentParams.institutionName !== nextParams.institutionName ||
    currentParams.section !== nextParams.section
  );
}

export const handle: PageHandle<typeof loader> = {
  facts: ({ college, section }) => {
    const { name, shortName, urlName } = college;
    const place = `${college.address.city}, ${college.address.state}`;
    const canonical = sectionAddress(urlName, section);
    return {
      title: sectionTitle(shortName, section),
      description: msg`${name} in ${place}: what families really pay, who gets in, majors, students, and what people earn after.`,
      canonical,
      ...(section === 'about' && { structuredData: collegeStructuredData(college, canonical) }),
    };
  },
};

export default function ProfilePage() {
  const { institutionName = '', section } = useParams();
  const { data: college } = useSuspenseQuery(profileQuery(institutionName));
  return <ProfileScreen college={college} section={readSection(section)} />;
}
