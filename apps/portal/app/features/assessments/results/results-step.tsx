import { Trans, useLingui } from '@lingui/react/macro';
import type { AssessmentSession } from '@longleaf/contract/assessments';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { KeepMenu } from '../../../kit/keep/keep-menu.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { Actions, PageFrame } from '../../../kit/page/page-frame.tsx';
import { dayAndTime } from '../../../lib/format.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Message } from '../../../ui/message.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { resultsQuery } from '../queries.ts';
import { Stranded } from '../questions/stranded.tsx';
import { LANDING } from '../surveys.ts';
import { finishedSessionsOf, type StepProps } from '../taken.ts';
import { useTold } from '../use-told.ts';
import { Beside } from './beside.tsx';
import { FittingCareers } from './fitting-careers.tsx';
import { LeftOut } from './left-out.tsx';
import { Learning } from './learning/learning.tsx';
import { ClosestFirst } from './plain-results.tsx';
import { viewOfResults } from './registry.ts';
import styles from './results.module.css';
import { SessionList } from './session-list.tsx';
import { leadsToCareers } from './with-careers.ts';

/** Step 3: what came of a finished session (ST-188). One that is not finished leads to its questions. */
export function ResultsStep({ taken, place, go }: StepProps) {
  const { t } = useLingui();
  const finished = finishedSessionsOf(taken);
  const session =
    place.sessionId === null ? finished[0] : taken.sessions.find(({ id }) => id === place.sessionId);
  const isOpen = session?.isComplete === false;
  const lead = useEffectEvent(() => {
    if (isOpen && session) go({ step: 2, sessionId: session.id }, { replace: true });
    else if (session && place.sessionId === null) go({ step: 3, sessionId: session.id }, { replace: true });
  });
  useEffect(() => lead(), [isOpen, session?.id, place.sessionId]);
  if (!session)
    return (
      <PageFrame title={taken.assessment.name} width="form">
        <Message kind="info">
          <p>
            <strong>
              <Trans>You have no such results.</Trans>
            </strong>{' '}
            <Trans>Results come once the survey is finished.</Trans>
          </p>
        </Message>
        <Actions>
          <Button look="main" onClick={() => go({ step: 1 }, { replace: true })}>
            <Trans>Go to the survey</Trans>
          </Button>
        </Actions>
      </PageFrame>
    );
  if (isOpen)
    return (
      <PageFrame title={taken.assessment.name}>
        <Loading label={t`Loading the survey`}>
          <Skeleton height={420} />
        </Loading>
      </PageFrame>
    );
  return <Results key={session.id} taken={taken} place={place} go={go} session={session} />;
}

function Results({ taken, session, go }: StepProps & { session: AssessmentSession }) {
  const { t } = useLingui();
  const { personId, survey, assessment, categories, questions } = taken;
  const query = useQuery(resultsQuery(personId, survey.urlName, session));
  useTold(query.error);
  const view = viewOfResults(survey.urlName);
  const {
    Headline,
    Picture,
    Meaning,
    LeadsOn,
    Careers,
    Order = ClosestFirst,
    Nothing = NothingStandsOut,
  } = view;
  const finished = finishedSessionsOf(taken);
  const when = session.dateCompleted === null ? null : dayAndTime(new Date(session.dateCompleted));
  const [isAgain, setAgain] = useState(false);
  const shared = {
    assessment,
    categories,
    questions,
    personId,
    urlName: survey.urlName,
    sessionId: session.id,
  };
  return (
    <PageFrame
      title={
        query.data && query.data.length > 0 ? <Headline results={query.data} {...shared} /> : assessment.name
      }
      lead={
        when !== null && (
          <Trans>
            {assessment.name}, finished {when}
          </Trans>
        )
      }
      tools={query.data && <KeepMenu />}
    >
      <Stranded taken={taken} go={go} />
      <Loaded
        query={query}
        loading={t`Loading your results`}
        skeleton={<Skeleton height={420} />}
        failed={<Trans>We could not load your results.</Trans>}
        empty={{
          when: (results) => results.length === 0,
          shown: <Nothing />,
        }}
      >
        {(results) => (
          <>
            <Picture results={results} {...shared} />
            <section className={styles.meaning}>
              <h2>
                <Trans>What this means, and what it does not</Trans>
              </h2>
              <Meaning results={results} {...shared} />
              <LeftOut results={results} answered={session.answers.length} {...shared} />
            </section>
            {Careers && <Careers results={results} {...shared} />}
            {!Careers && leadsToCareers(survey.urlName) && (
              <FittingCareers
                personId={personId}
                urlName={survey.urlName}
                sessionId={session.id}
                byZone={view.byZone}
                order={<Order />}
              />
            )}
            {leadsToCareers(survey.urlName) && (
              <Learning personId={personId} urlName={survey.urlName} sessionId={session.id} />
            )}
            <LeadsOn results={results} {...shared} />
          </>
        )}
      </Loaded>
      {finished.length > 1 && <Beside taken={taken} session={session} finished={finished} />}
      <div data-print="no">
        <SessionList sessions={finished} current={session.id} />
        <Actions>
          <Button
            busy={isAgain}
            onClick={() => {
              setAgain(true);
              go({ step: 2 });
            }}
          >
            <Trans>Take it again</Trans>
          </Button>
          <ButtonLink look="quiet" to={LANDING}>
            <Trans>All surveys</Trans>
          </ButtonLink>
        </Actions>
      </div>
    </PageFrame>
  );
}

function NothingStandsOut() {
  return (
    <Message kind="info">
      <p>
        <strong>
          <Trans>Nothing stands out in these answers.</Trans>
        </strong>{' '}
        <Trans>That happens, and it is not a bad result. Take the survey again on another day.</Trans>
      </p>
    </Message>
  );
}
