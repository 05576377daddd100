import { useLingui } from '@lingui/react/macro';
import { type TransitionPlan, transitionPlanMessages } from '@longleaf/contract/transition-plans';
import { nameOfPath, TRANSITION_NOTES } from '@longleaf/rules/transition-plans/plan';
import { Facts } from '../../../kit/page/facts.tsx';
import { NOTE_WORDS } from './plan-words.ts';
import styles from './plan.module.css';

/** A transition plan to read; what is empty says so in the words of the specification (ST-162, MSG-056). */
export function PlanFacts({ plan }: { plan: TransitionPlan }) {
  const { t, i18n } = useLingui();
  const noted = TRANSITION_NOTES.map((note) => {
    const text = plan[note];
    const shown = text === '' ? transitionPlanMessages.noNotes : text;
    return [
      i18n._(NOTE_WORDS[note].name),
      <span key={note} className={text === '' ? 'soft' : styles.said}>
        {shown}
      </span>,
    ] as const;
  });
  return <Facts facts={[[t`My path`, nameOfPath(plan.pathType)], ...noted]} />;
}
