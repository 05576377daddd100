import {
  type CareerPlanAnswer,
  careerPlanMessages,
  careerPlanOperations,
} from '@longleaf/contract/career-plans';
import { complainAboutCareerPlan } from '@longleaf/rules/career-plans/plan';
import { useRef, useState } from 'react';
import { useForm } from '../../kit/form/use-form.ts';
import { queryClientOfTab } from '../../lib/query-client.ts';
import { refreshOwn } from '../../shell/session/refresh-own.ts';
import { CAREER_PLAN, careerPlanQuery } from './queries.ts';
import { typedOf } from './typed-plan.ts';

/** The form of a plan. What was saved elsewhere meanwhile is shown, never written over without a word. */
export function usePlanForm(personId: string, answer: CareerPlanAnswer) {
  const [isBehind, setIsBehind] = useState(false);
  /** The version that this one is laid over, once the person has said so. */
  const over = useRef<number | null>(null);
  const form = useForm({
    form: 'career-plan',
    operation: careerPlanOperations.saveCareerPlan,
    stored: typedOf(answer),
    check: complainAboutCareerPlan,
    toSend: ({ basedOn, results, careers, ...typed }) => ({
      body: { ...typed, results: [...results], careers: [...careers], basedOn: over.current ?? basedOn },
    }),
    onDone: (after) => {
      over.current = null;
      setIsBehind(false);
      queryClientOfTab().setQueryData(careerPlanQuery(personId).queryKey, after);
      void refreshOwn('to-do');
    },
    done: careerPlanMessages.saved,
    failed: ({ status, message }) => {
      over.current = null;
      if (status !== 409) return status >= 500 ? careerPlanMessages.saveFailed : message;
      setIsBehind(true);
      void refreshOwn(CAREER_PLAN);
      return careerPlanMessages.changedElsewhere;
    },
  });
  return {
    form,
    isBehind,
    /** Saves what is typed as the newest version, over the one that came from elsewhere. */
    saveOver: () => {
      over.current = answer.plan?.version ?? 0;
      void form.submit();
    },
    giveUp: () => {
      setIsBehind(false);
      form.cancel();
    },
  };
}
