import { Trans, useLingui } from '@lingui/react/macro';
import { nextStepMessages } from '@longleaf/contract/next-steps';
import { PATHWAY_KEYS } from '@longleaf/rules/next-steps/pathway-keys';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { progressQuery } from '../../data/next-steps/queries.ts';
import { Loaded } from '../../kit/page/loaded.tsx';
import { NeedleMeter } from '../../ui/charts/needle-meter.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './pathways-at-home.module.css';

/** How far a person is in Next Steps; where they have not begun, what it is. */
export function PathwaysAtHome({ personId }: { personId: string }) {
  const { t } = useLingui();
  const query = useQuery(progressQuery(personId));
  return (
    <section aria-labelledby="next-steps-home">
      <h2 id="next-steps-home">
        <Trans>Next steps</Trans>
      </h2>
      <Loaded
        query={query}
        loading={t`Loading Next steps`}
        skeleton={<Skeleton height={72} />}
        failed={nextStepMessages.progressFailed}
      >
        {({ pathways }) => {
          const begun = pathways.filter(({ steps }) => steps.length > 0);
          if (begun.length === 0)
            return (
              <p>
                <Link to="/next-step">
                  <Trans>Three ways forward: college, work or service</Trans>
                </Link>
              </p>
            );
          return (
            <ul className="plain-list">
              {begun.map(({ pathwayId, name, steps, stepCount, currentStep, dateCompleted }) => {
                const done = steps.length;
                return (
                  <li key={pathwayId} className={styles.pathway}>
                    <strong>{name}</strong>
                    <NeedleMeter
                      done={done}
                      steps={stepCount}
                      width={150}
                      label={t`${done} of ${stepCount} steps done`}
                    />
                    <Link to={`/next-step/${PATHWAY_KEYS[pathwayId]}`}>
                      {dateCompleted === null ? (
                        <Trans>
                          {name}: continue with step {currentStep}
                        </Trans>
                      ) : (
                        <Trans>{name}: finished, look at it again</Trans>
                      )}
                    </Link>
                  </li>
                );
              })}
            </ul>
          );
        }}
      </Loaded>
    </section>
  );
}
