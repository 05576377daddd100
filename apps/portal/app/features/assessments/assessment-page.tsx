import { useLingui } from '@lingui/react/macro';
import { assessmentMessages } from '@longleaf/contract/assessments';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { Loaded } from '../../kit/page/loaded.tsx';
import { memberQueries } from '../../kit/page/member-queries.ts';
import { PageFrame } from '../../kit/page/page-frame.tsx';
import { Skeletons } from '../../kit/page/skeletons.tsx';
import { useCurrentPage } from '../../shell/current-page.ts';
import { usePerson } from '../../shell/session/session.ts';
import { Loading } from '../../ui/skeleton.tsx';
import { IntroStep } from './intro-step.tsx';
import { placeOf } from './place.ts';
import {
  askedQuery,
  fittingCareersQuery,
  livingCostsQuery,
  resultsQuery,
  savedCareersOfLifeQuery,
  sessionsQuery,
} from './queries.ts';
import { QuestionsStep } from './questions/questions-step.tsx';
import { fittingPlace } from './results/fitting-place.ts';
import { asksForCosts, leadsToCareers } from './results/with-careers.ts';
import { type Survey, surveyAt } from './surveys.ts';
import type { TakenAssessment } from './taken.ts';
import { useFocusOfStep } from './use-focus-of-step.ts';
import { usePlace } from './use-place.ts';
import { useTold } from './use-told.ts';
import { later } from '../../ui/later.ts';
import { MissingPart } from '../../ui/missing-part.tsx';

export { revalidateElsewhere as shouldRevalidate } from '../../lib/revalidate-elsewhere.ts';

export const clientLoader = memberQueries((queries, person, url) => {
  const survey = surveyAt(url.pathname);
  if (!survey) return [];
  const { step, sessionId } = placeOf(url.searchParams);
  const { id, urlName } = survey;
  const asked = [
    queries.prefetchQuery(askedQuery(person, id)),
    queries.prefetchQuery(sessionsQuery(person, id)),
    ...(asksForCosts(urlName) && step !== 1 ? [queries.prefetchQuery(livingCostsQuery(person))] : []),
  ];
  if (step !== 3 || sessionId === null) return asked;
  void comeResults();
  // Of which system the session is, is known only with the sessions; nearly all are of this one.
  const session = { id: sessionId, isNCDCAssessment: false };
  const results = queries.prefetchQuery(resultsQuery(person, urlName, session));
  if (!leadsToCareers(urlName)) return [...asked, results];
  const careers = fittingCareersQuery(person, urlName, { sid: sessionId, ...fittingPlace(url.searchParams) });
  return [
    ...asked,
    results,
    queries.prefetchQuery(careers),
    ...(asksForCosts(urlName)
      ? [queries.prefetchQuery(savedCareersOfLifeQuery(person, urlName, sessionId))]
      : []),
  ];
});

const comeResults = () => import('./results/results-step.tsx');
const ResultsStep = later(
  async () => ({ default: (await comeResults()).ResultsStep }),
  () => (
    <Frame>
      <MissingPart />
    </Frame>
  ),
);

const waiting = <Skeletons count={3} height={150} />;

/** One assessment under its address: what it is about, its questions, its results (UI-049 to UI-057, CON-137, ST-179, ST-180). */
function AssessmentPage() {
  const { t } = useLingui();
  const person = usePerson();
  const { pathname } = useLocation();
  const survey = surveyAt(pathname);
  const hasArrived = useLoaderData<unknown>() !== undefined;
  if (person === null || !hasArrived || !survey)
    return (
      <Frame>
        <Loading label={t`Loading the survey`}>{waiting}</Loading>
      </Frame>
    );
  return <StoredAssessment key={`${person.id} ${survey.id}`} personId={person.id} survey={survey} />;
}
export default AssessmentPage;
export { AssessmentPage as HydrateFallback };

/** The name of the survey over what is not there yet. */
function Frame({ children }: { children: React.ReactNode }) {
  const { address } = useCurrentPage();
  return (
    <PageFrame title={address.title} width="form">
      {children}
    </PageFrame>
  );
}

function StoredAssessment({ personId, survey }: { personId: string; survey: Survey }) {
  const { t } = useLingui();
  const asked = useQuery(askedQuery(personId, survey.id));
  const sessions = useQuery(sessionsQuery(personId, survey.id));
  useTold(asked.error, sessions.data === undefined ? sessions.error : null);
  const both = {
    data: asked.data && sessions.data && { ...asked.data, ...sessions.data },
    error: asked.error ?? sessions.error,
    isFetching: asked.isFetching || sessions.isFetching,
    refetch: () => Promise.all([asked.refetch(), sessions.refetch()]),
  };
  if (both.data) return <Steps taken={{ personId, survey, ...both.data }} />;
  return (
    <Frame>
      <Loaded
        query={both}
        loading={t`Loading the survey`}
        skeleton={waiting}
        failed={assessmentMessages.loadFailed}
      >
        {() => null}
      </Loaded>
    </Frame>
  );
}

function Steps({ taken }: { taken: TakenAssessment }) {
  const { place, go } = usePlace(taken.assessment.pagesBy);
  useFocusOfStep(place.step);
  if (place.step === 2) return <QuestionsStep taken={taken} place={place} go={go} />;
  if (place.step === 3)
    return (
      <Suspense fallback={<ComingResults />}>
        <ResultsStep taken={taken} place={place} go={go} />
      </Suspense>
    );
  return <IntroStep taken={taken} go={go} />;
}

function ComingResults() {
  const { t } = useLingui();
  return (
    <Frame>
      <Loading label={t`Loading your results`}>{waiting}</Loading>
    </Frame>
  );
}
