import { Trans, useLingui } from '@lingui/react/macro';
import type { Assessment, AssessmentStanding } from '@longleaf/contract/assessments';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { MemberPage } from '../../../kit/page/member-page.tsx';
import { memberQueries } from '../../../kit/page/member-queries.ts';
import { Skeletons } from '../../../kit/page/skeletons.tsx';
import { assessmentsQuery, standingsQuery } from '../queries.ts';
import { SURVEY_GROUPS } from '../surveys.ts';
import { VendorSurveys, vendorAccessQuery, vendorSurveysQuery } from '../vendor-surveys.tsx';
import { DroppedAnswers } from '../dropped-answers.tsx';
import { useTold } from '../use-told.ts';
import { ContinueSurvey } from './continue-survey.tsx';
import styles from './landing.module.css';
import { SurveyRow } from './survey-row.tsx';
import { YouSoFar } from './you-so-far.tsx';

export const clientLoader = memberQueries((queries, person) => [
  queries.prefetchQuery(assessmentsQuery(person)),
  queries.prefetchQuery(standingsQuery(person)),
  queries.prefetchQuery(vendorAccessQuery(person)),
  queries.prefetchQuery(vendorSurveysQuery(person)),
]);

const waiting = <Skeletons count={4} height={190} />;

/** The assessments, under the questions that they help to answer (UI-048, UI-058). */
function LandingPage() {
  const { t } = useLingui();
  return (
    <MemberPage
      title={<Trans>Learn about yourself</Trans>}
      lead={
        <Trans>
          Short surveys that point to careers and majors. There are no wrong answers, and every answer is
          saved as you go.
        </Trans>
      }
      loading={t`Loading your surveys`}
      skeleton={waiting}
    >
      {({ id }) => (
        <>
          <DroppedAnswers personId={id} />
          <StoredSurveys personId={id} />
          <VendorSurveys personId={id} />
        </>
      )}
    </MemberPage>
  );
}
export default LandingPage;
export { LandingPage as HydrateFallback };

function StoredSurveys({ personId }: { personId: string }) {
  const { t } = useLingui();
  const assessments = useQuery(assessmentsQuery(personId));
  const standings = useQuery(standingsQuery(personId));
  useTold(assessments.error, standings.data === undefined ? standings.error : null);
  const both = {
    data: assessments.data && standings.data && { assessments: assessments.data, standings: standings.data },
    error: assessments.error ?? standings.error,
    isFetching: assessments.isFetching || standings.isFetching,
    refetch: () => Promise.all([assessments.refetch(), standings.refetch()]),
  };
  return (
    <Loaded
      query={both}
      loading={t`Loading your surveys`}
      skeleton={waiting}
      failed={<Trans>We could not load your surveys. Your answers are safe.</Trans>}
    >
      {(all) => <Surveys {...all} />}
    </Loaded>
  );
}

interface SurveysProps {
  assessments: readonly Assessment[];
  standings: readonly AssessmentStanding[];
}

function Surveys({ assessments, standings }: SurveysProps) {
  const { i18n } = useLingui();
  const standingOf = new Map(standings.map((one) => [one.assessmentId, one]));
  return (
    <>
      <ContinueSurvey assessments={assessments} standings={standings} />
      <YouSoFar assessments={assessments} standings={standings} />
      {SURVEY_GROUPS.map(({ question, hint, surveys }) => {
        const there = surveys.flatMap((survey) => {
          const assessment = assessments.find(({ id }) => id === survey.id);
          return assessment ? [{ survey, assessment }] : [];
        });
        if (there.length === 0) return null;
        return (
          <section
            key={question.id}
            className={styles.group}
            aria-labelledby={`group-${there[0]?.survey.id}`}
          >
            <h2 id={`group-${there[0]?.survey.id}`}>{i18n._(question)}</h2>
            <p className="soft">{i18n._(hint)}</p>
            <ul className={`plain-list ${styles.rows}`}>
              {there.map(({ survey, assessment }) => (
                <SurveyRow
                  key={survey.id}
                  survey={survey}
                  assessment={assessment}
                  standing={standingOf.get(survey.id)}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
