import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { redirect, useParams, useSearchParams } from 'react-router';
import { isUnknown } from '../../lib/is-unknown.ts';
import { homeWithout } from '../../shell/missing.ts';
import { pageData } from '../../shell/page-data.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { FailedPage } from '../../domain/explore/failed-page.tsx';
import { majorName } from '../../domain/explore/major-name.ts';
import { schoolsAddress } from '../../domain/programs/program-addresses.ts';
import { residencyOfTab, useResidency } from '../../domain/residency/use-residency.ts';
import { schoolsQuery } from './queries.ts';
import { questionAddress, questionOf } from './question.ts';
import { SchoolsScreen } from './schools-screen.tsx';
import { useKnownZip } from './use-known-zip.ts';

const page = pageData(async ({ params, url, queries, fetchApi }) => {
  const key = params.programId ?? '';
  const asked = questionOf(url.searchParams);
  const answer = await queries
    .ensureQueryData(schoolsQuery(key, asked, residencyOfTab(), fetchApi))
    .catch((error: unknown) => {
      if (isUnknown(error)) throw redirect(homeWithout('program', key));
      return null;
    });
  if (answer === null) return { program: null };
  // A name, or a code without its point, leads to the code, so that the page has one address.
  if (answer.program.id !== key) throw redirect(questionAddress(answer.program.id, asked));
  return { program: answer.program };
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

export const handle: PageHandle<typeof loader> = {
  facts: ({ program }) => {
    if (program === null) return { title: msg`Schools offering a program`, unlisted: true };
    const title = majorName(program.title);
    return {
      title: msg`Schools offering ${title}`,
      description: msg`Colleges that offer ${title} as a certificate, diploma or degree, in North Carolina and the nation.`,
      canonical: schoolsAddress(program.id),
    };
  },
};

export default function SchoolsPage() {
  const { programId = '' } = useParams();
  const asked = questionOf(useSearchParams()[0]);
  const [residency] = useResidency();
  const known = useKnownZip();
  // Where somebody lives stays out of the address.
  const near = { ...asked, zip: asked.zip ?? known };
  const { data, isPlaceholderData } = useQuery({
    ...schoolsQuery(programId, near, residency),
    placeholderData: keepPreviousData,
  });
  if (data) return <SchoolsScreen answer={data} asked={asked} isOld={isPlaceholderData} />;
  return (
    <FailedPage
      heading={<Trans>Schools offering a program</Trans>}
      title={<Trans>We could not load these schools.</Trans>}
    />
  );
}
