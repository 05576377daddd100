import { msg } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { PageHandle } from '../../../lib/page-handle.ts';
import { pageData } from '../../../shell/page-data.ts';
import { transcriptSchoolsQuery } from './queries.ts';
import { questionOf } from './question.ts';
import { SchoolsScreen } from './schools-screen.tsx';

const page = pageData(async ({ url, queries, fetchApi }) => {
  await queries.prefetchQuery(transcriptSchoolsQuery(questionOf(url.searchParams), fetchApi));
  return {};
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export const handle: PageHandle<typeof loader> = {
  facts: () => ({
    title: msg`Schools that use e-transcripts`,
    description: msg`Colleges in North Carolina that get transcripts from here, and the high schools that send them.`,
    canonical: '/transcriptSchools',
  }),
};

/** Who is sent e-transcripts and who sends them (UI-042). */
export default function TranscriptSchoolsPage() {
  const asked = questionOf(useSearchParams()[0]);
  const query = useQuery({ ...transcriptSchoolsQuery(asked), placeholderData: keepPreviousData });
  return <SchoolsScreen asked={asked} query={query} />;
}
