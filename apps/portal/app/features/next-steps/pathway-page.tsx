import { Trans, useLingui } from '@lingui/react/macro';
import { nextStepMessages, type OnePathway, type PathwayStep } from '@longleaf/contract/next-steps';
import { currentStep, mayGoTo } from '@longleaf/rules/next-steps/gating';
import { pathwayIdOf } from '@longleaf/rules/next-steps/pathway-keys';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { profileQuery } from '../../data/profile/profile-query.ts';
import { Loaded } from '../../kit/page/loaded.tsx';
import { memberQueries } from '../../kit/page/member-queries.ts';
import { ResultPanel } from '../../kit/page/panels.tsx';
import { StepList } from '../../kit/page/step-list.tsx';
import { usePerson } from '../../shell/session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { AfterForm } from './after-form.tsx';
import { definitionQuery, formCompleteQuery, pathwayQuery } from './queries.ts';
import { StepForm } from './step-form.tsx';
import { StepLinks, StepSources } from './step-links.tsx';
import styles from './step.module.css';

/** The pathway that an address names: its last word, in any letter case (ST-216). */
const idIn = (pathname: string) => pathwayIdOf(pathname.split('/').findLast(Boolean) ?? '') ?? 0;

export const clientLoader = memberQueries((queries, id, { pathname }) => [
  queries.prefetchQuery(formCompleteQuery(id)),
  queries.prefetchQuery(profileQuery(id)),
  queries.prefetchQuery(pathwayQuery(id, idIn(pathname))),
  queries.prefetchQuery(definitionQuery(id, idIn(pathname))),
]);

const waiting = <Skeleton height={560} />;

/** A pathway with its steps (UI-072, UI-073, UI-074). */
function PathwayPage() {
  const { t } = useLingui();
  const person = usePerson();
  const id = idIn(useLocation().pathname);
  return (
    <div className={`wrap ${styles.page}`}>
      {person === null ? (
        <>
          <Heading />
          <Loading label={t`Loading the pathway`}>{waiting}</Loading>
        </>
      ) : (
        <>
          <HeadingUntilThere personId={person.id} pathwayId={id} />
          <AfterForm personId={person.id}>
            {(role) => <Pathway key={id} personId={person.id} pathwayId={id} role={role} />}
          </AfterForm>
        </>
      )}
    </div>
  );
}
export default PathwayPage;
export { PathwayPage as HydrateFallback };

function Heading() {
  return (
    <h1>
      <Trans>Next steps</Trans>
    </h1>
  );
}

/** The page has a heading while its step, which brings one, is not there yet. */
function HeadingUntilThere({ personId, pathwayId }: { personId: string; pathwayId: number }) {
  const parts = [
    useQuery(formCompleteQuery(personId)).data,
    useQuery(profileQuery(personId)).data,
    useQuery(pathwayQuery(personId, pathwayId)).data,
    useQuery(definitionQuery(personId, pathwayId)).data,
  ];
  return parts.includes(undefined) ? <Heading /> : null;
}

interface PathwayProps {
  personId: string;
  pathwayId: number;
  role: number;
}

function Pathway({ personId, pathwayId, role }: PathwayProps) {
  const { t } = useLingui();
  const definition = useQuery(definitionQuery(personId, pathwayId));
  const pathway = useQuery(pathwayQuery(personId, pathwayId));
  const loading = t`Loading the pathway`;
  return (
    <Loaded query={definition} loading={loading} skeleton={waiting} failed={nextStepMessages.pathwayFailed}>
      {({ steps }) => (
        <Loaded query={pathway} loading={loading} skeleton={waiting} failed={nextStepMessages.pathwayFailed}>
          {(progress) => <Steps personId={personId} pathway={progress} steps={steps} role={role} />}
        </Loaded>
      )}
    </Loaded>
  );
}

interface StepsProps {
  personId: string;
  pathway: OnePathway;
  steps: readonly PathwayStep[];
  role: number;
}

function Steps({ personId, pathway, steps, role }: StepsProps) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const asked = query.get('step');
  const completed = pathway.steps.map(({ stepNumber }) => stepNumber);
  const reached = { completed, steps: steps.length };
  const wanted = asked === null ? currentStep(reached) : Number(asked);
  const may = mayGoTo(wanted, reached, role);
  const isOver = asked === 'done' && pathway.dateCompleted !== null;
  const number = may ? wanted : currentStep(reached);
  const step = steps[number - 1];
  const { name } = pathway;
  if (!step) return null;
  // The step stands in the address, so that Back leads to it when it is done.
  if (asked === null) return <Navigate to={{ search: `?step=${number}` }} replace />;
  return (
    <div className={styles.columns}>
      <StepList
        label={t`Steps of the pathway`}
        fold={<Trans>All {steps.length} steps</Trans>}
        note={
          mayGoTo(steps.length, reached, role) ? undefined : (
            <Trans>You can open any step up to the next one. The rest open one by one.</Trans>
          )
        }
        current={isOver ? '' : String(number)}
        steps={steps.map(({ stepNumber, title }) => ({
          key: String(stepNumber),
          name: title,
          to: `?step=${stepNumber}`,
          state: completed.includes(stepNumber)
            ? 'done'
            : mayGoTo(stepNumber, reached, role)
              ? 'open'
              : 'locked',
        }))}
      />
      <div className={styles.step}>
        {isOver ? (
          <Finished name={name} />
        ) : (
          <>
            {!may && asked !== null && asked !== 'done' && (
              <Message kind="info">
                <p>
                  <Trans>That step is not open yet. Here is the one that comes now.</Trans>
                </p>
              </Message>
            )}
            <StepHead key={number} name={name} step={step} of={steps.length} />
            <StepLinks step={step} deeds={pathway.deeds} />
            <StepForm key={`form ${number}`} personId={personId} pathway={pathway} step={step} />
            <StepSources sources={step.sources} />
          </>
        )}
      </div>
    </div>
  );
}

/** What the step is about. After the one before was finished it takes the focus. */
function StepHead({ name, step, of }: { name: string; step: PathwayStep; of: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { state } = useLocation() as { state: { arrived?: boolean } | null };
  useEffect(() => {
    if (state?.arrived) heading.current?.focus();
  }, [state]);
  return (
    <header>
      <p className="eyebrow">
        <Trans>
          {name} pathway, step {step.stepNumber} of {of}
        </Trans>
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {step.title}
      </h1>
      <p className="lead">{step.text}</p>
    </header>
  );
}

function Finished({ name }: { name: string }) {
  return (
    <>
      <h1>
        <Trans>{name} pathway</Trans>
      </h1>
      <ResultPanel
        title={<Trans>You finished this pathway</Trans>}
        actions={
          <>
            <ButtonLink look="main" to="/next-step">
              <Trans>See all pathways</Trans>
            </ButtonLink>
            <ButtonLink to="/toDo">
              <Trans>What to do now</Trans>
            </ButtonLink>
          </>
        }
      >
        <p>
          <Trans>
            Your answers are kept. You can change any of them, step by step, when you change your mind.
          </Trans>
        </p>
      </ResultPanel>
    </>
  );
}
