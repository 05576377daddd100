import { Trans, useLingui } from '@lingui/react/macro';
import type { TransitionPlan } from '@longleaf/contract/transition-plans';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { Skeletons } from '../../../kit/page/skeletons.tsx';
import { dayAndTime } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { formerPlansQuery } from './plan-query.ts';
import styles from './plan.module.css';

interface FormerPlansProps {
  personId: string;
  onDelete: (plan: TransitionPlan) => void;
}

/** What the plan said before, with its days; asked for when somebody wants to see it. */
export function FormerPlans({ personId, onDelete }: FormerPlansProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  const query = useQuery({ ...formerPlansQuery(personId), enabled: opened });
  return (
    <div className={styles.earlier} data-print="no">
      <Button look="quiet" size="small" aria-expanded={opened} onClick={() => setOpened(!opened)}>
        <Trans>Earlier versions</Trans>
      </Button>
      {opened && (
        <Loaded
          query={query}
          loading={t`Loading earlier versions`}
          skeleton={<Skeletons count={1} height={120} />}
          failed={<Trans>We could not load the earlier versions.</Trans>}
          empty={{
            when: (plans) => plans.length === 0,
            shown: (
              <p className="soft">
                <Trans>
                  There are none yet. When you change your plan, what it said before is kept here.
                </Trans>
              </p>
            ),
          }}
        >
          {(plans) => (
            <ol className="plain-list" aria-label={t`Earlier versions`}>
              {plans.map((plan) => (
                <li key={plan.id} className={styles.former}>
                  <h3>
                    <Former plan={plan} />
                  </h3>
                  <PlanFacts plan={plan} />
                  <Button look="quiet" size="small" onClick={() => onDelete(plan)}>
                    <Trans>Delete this version</Trans>
                    <span className="visually-hidden">
                      {' '}
                      <Former plan={plan} />
                    </span>
                  </Button>
                </li>
              ))}
            </ol>
          )}
        </Loaded>
      )}
    </div>
  );
}

function Former({ plan: { savedDate } }: { plan: TransitionPlan }) {
  return savedDate === null ? null : <>{dayAndTime(new Date(savedDate))}</>;
}
