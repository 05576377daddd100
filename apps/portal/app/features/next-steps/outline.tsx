import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { nextStepMessages, type PathwayStep } from '@longleaf/contract/next-steps';
import type { Suits } from '@longleaf/rules/next-steps/definition';
import { PATHWAY_KEYS } from '@longleaf/rules/next-steps/pathway-keys';
import { useQuery } from '@tanstack/react-query';
import { Fold } from '../../kit/page/fold.tsx';
import { Loaded } from '../../kit/page/loaded.tsx';
import { memberQueries } from '../../kit/page/member-queries.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './next-steps.module.css';
import { definitionQuery } from './queries.ts';
import { StepLinks, StepSources } from './step-links.tsx';

/** The loader of a page with the steps of all pathways. */
export const outlineLoader = memberQueries((queries, id) =>
  PATHWAY_KEYS.map((_, pathwayId) => queries.prefetchQuery(definitionQuery(id, pathwayId))),
);

interface OutlineProps {
  personId: string;
  /** With what is asked in each step. */
  withQuestions?: boolean;
}

/** The steps of all pathways to read, with their guides and places, whether or not one may walk them. */
export function Outline({ personId, withQuestions = false }: OutlineProps) {
  return (
    <div className={styles.parts}>
      {PATHWAY_KEYS.map((key, pathwayId) => (
        <OnePathway key={key} personId={personId} pathwayId={pathwayId} withQuestions={withQuestions} />
      ))}
    </div>
  );
}

function OnePathway({ personId, pathwayId, withQuestions }: Required<OutlineProps> & { pathwayId: number }) {
  const { t } = useLingui();
  return (
    <Loaded
      query={useQuery(definitionQuery(personId, pathwayId))}
      loading={t`Loading the pathway`}
      skeleton={<Skeleton height={220} />}
      failed={nextStepMessages.pathwayFailed}
    >
      {({ name, text, steps }) => (
        <Fold
          title={<strong>{name}</strong>}
          note={<Plural value={steps.length} one="# step" other="# steps" />}
          open={pathwayId === 0}
        >
          <p>{text}</p>
          <ol className={styles.outline}>
            {steps.map((step) => (
              <li key={step.stepNumber}>
                <h2>
                  {step.stepNumber}. {step.title}
                </h2>
                <p className="soft">
                  <SuitsWords suits={step.suits} />{' '}
                  <Plural value={step.minutes} one="About # minute." other="About # minutes." />
                </p>
                <p>{step.text}</p>
                {withQuestions && <Asked questions={step.questions} />}
                <StepLinks step={step} />
                <StepSources sources={step.sources} />
              </li>
            ))}
          </ol>
        </Fold>
      )}
    </Loaded>
  );
}

function Asked({ questions }: { questions: PathwayStep['questions'] }) {
  return (
    <ul>
      {questions.map(({ order, text }) => (
        <li key={order}>{text}</li>
      ))}
    </ul>
  );
}

function SuitsWords({ suits }: { suits: Suits }) {
  if (suits === 'everyone') return <Trans>From grade 6, and for adults.</Trans>;
  if (suits === 'from-8') return <Trans>From grade 8, and for adults.</Trans>;
  if (suits === 'from-9') return <Trans>From grade 9, and for adults.</Trans>;
  if (suits === 'from-11') return <Trans>From grade 11, and for adults.</Trans>;
  return <Trans>For grade 12, and for adults who apply.</Trans>;
}
