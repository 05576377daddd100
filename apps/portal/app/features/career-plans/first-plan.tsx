import { Trans } from '@lingui/react/macro';
import type { CareerPlanAnswer } from '@longleaf/contract/career-plans';
import { CAREER_PLAN_PARTS } from '@longleaf/rules/career-plans/plan';
import type { Ref } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PartTitle } from './part-title.tsx';
import { StandingWords } from './plan-words.tsx';
import styles from './plan.module.css';

interface FirstPlanProps {
  answer: CareerPlanAnswer;
  opener: Ref<HTMLButtonElement>;
  onStart: () => void;
}

/** Before there is a plan: what it is for, what it is made of, and the way to begin. */
export function FirstPlan({ answer, opener, onStart }: FirstPlanProps) {
  const hasResults = answer.offered.results.length > 0;
  return (
    <section className={`card padded ${styles.first}`} aria-labelledby="first-plan">
      <h2 id="first-plan">
        <Trans>Make your plan</Trans>
      </h2>
      <p>
        <Trans>
          A page about you, where you are heading and what you do next. You can change it at any time, and
          every version is kept.
        </Trans>
      </p>
      <p>
        <StandingWords standing={answer.standing} student={answer.student} />
      </p>
      <ol className={styles.steps}>
        {CAREER_PLAN_PARTS.map(({ part }) => (
          <li key={part}>
            <PartTitle part={part} />
          </li>
        ))}
      </ol>
      <p className="small soft">
        {hasResults ? (
          <Trans>
            What you found out, saved and planned here is filled in already. You choose what stays.
          </Trans>
        ) : (
          <Trans>A survey about yourself makes a good start. You can also begin without one.</Trans>
        )}
      </p>
      <div className="row row-wrap">
        <Button ref={opener} look="main" onClick={onStart}>
          <Trans>Make my plan</Trans>
        </Button>
        {!hasResults && (
          <ButtonLink to="/learn-about-yourself">
            <Trans>Take a survey first</Trans>
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
