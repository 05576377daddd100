import { useLingui } from '@lingui/react/macro';
import { type TransitionPlan, transitionPlanMessages } from '@longleaf/contract/transition-plans';
import { nameOfPath, TRANSITION_NOTES } from '@longleaf/rules/transition-plans/plan';
import type { ReactNode } from 'react';
import { Facts } from '../../../kit/page/facts.tsx';
import { NOTE_WORDS } from './plan-words.ts';
import styles from './plan.module.css';

interface PlanFactsProps {
  plan: TransitionPlan;
  /** What stands for a note that is empty; unless said, the words of the specification, which lead to 'Edit'. */
  none?: ReactNode;
}

/** A transition plan to read; what is empty says so (ST-162, MSG-056). */
export function PlanFacts({ plan, none = transitionPlanMessages.noNotes }: PlanFactsProps) {
  const { t, i18n } = useLingui();
  const noted = TRANSITION_NOTES.map((note) => {
    const text = plan[note];
    const shown = text === '' ? none : text;
    return [
      i18n._(NOTE_WORDS[note].name),
      <span key={note} className={text === '' ? 'soft' : styles.said}>
        {shown}
      </span>,
    ] as const;
  });
  return <Facts facts={[[t`My path`, nameOfPath(plan.pathType)], ...noted]} />;
}
