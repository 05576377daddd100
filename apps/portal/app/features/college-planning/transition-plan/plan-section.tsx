import { Trans, useLingui } from '@lingui/react/macro';
import {
  NO_TRANSITION_PLAN,
  type TransitionPlan,
  transitionPlanMessages,
  transitionPlanOperations,
} from '@longleaf/contract/transition-plans';
import { TRANSITION_PATHS } from '@longleaf/rules/transition-plans/plan';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createClient } from '@longleaf/contract/client';
import { ChoiceField } from '../../../kit/fields/choice-field.tsx';
import { useOpener } from '../../../kit/form/use-opener.ts';
import { WordsFor } from '../../../domain/accounts/words-for.tsx';
import { useConfirm } from '../../../kit/page/use-confirm.tsx';
import { browserApi } from '../../../shell/session/api.ts';
import { Button } from '../../../ui/button.tsx';
import { PlanningSection } from '../planning-section.tsx';
import { removeForGood, removeWithUndo } from '../remove-from-section.ts';
import { FormerPlans } from './former-plans.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { PlanForm, usePlanForm } from './plan-form.tsx';
import { TRANSITION_PLAN, transitionPlanQuery } from './plan-query.ts';
import styles from './plan.module.css';

const ID = 'transition-plan';
const SECTION = { id: ID, list: TRANSITION_PLAN, removeFailed: transitionPlanMessages.removeFailed };
const api = createClient(transitionPlanOperations, browserApi);

/** The transition plan on the dashboard: none, summary, edit (ST-155, ST-159). */
export function TransitionPlanSection({ personId }: { personId: string }) {
  const { t } = useLingui();
  const query = useQuery(transitionPlanQuery(personId));
  return (
    <PlanningSection
      id={ID}
      title={<Trans>Transition plan</Trans>}
      query={query}
      loading={t`Loading your transition plan`}
      height={240}
      failed={transitionPlanMessages.loadFailed}
    >
      {(plan) => <Plan plan={plan} personId={personId} />}
    </PlanningSection>
  );
}

function Plan({ plan, personId }: { plan: TransitionPlan; personId: string }) {
  const { t } = useLingui();
  const form = usePlanForm(plan);
  const { button, fields, open } = useOpener(form.editing, form.edit);
  const { question, ask } = useConfirm();
  const isNone = plan.id === NO_TRANSITION_PLAN;
  const remove = async () => {
    const yes = await ask({
      title: <Trans>Delete your transition plan?</Trans>,
      confirmLabel: <Trans>Delete plan</Trans>,
      danger: true,
      children: (
        <p>
          <Trans>Earlier versions stay until you delete each of them.</Trans>
        </p>
      ),
    });
    if (!yes) return;
    await removeWithUndo(SECTION, () => api.deleteTransitionPlan({}), {
      text: t`Your transition plan is deleted.`,
      restore: (undo) => api.restoreTransitionPlan({ body: { undo } }),
    });
  };
  const removeFormer = async ({ id }: TransitionPlan) => {
    const yes = await ask({
      title: <Trans>Delete this earlier version?</Trans>,
      confirmLabel: <Trans>Delete version</Trans>,
      danger: true,
      children: (
        <p>
          <Trans>It cannot be brought back.</Trans>
        </p>
      ),
    });
    if (!yes) return;
    await removeForGood(SECTION, () => api.deleteFormerTransitionPlan({ params: { id } }));
  };
  return (
    <>
      {form.editing ? (
        <PlanForm form={form} fields={fields} />
      ) : isNone ? (
        <>
          <p className={styles.ask}>
            <WordsFor
              parent={
                <Trans>
                  Where does your child want to go after high school? Choose a path to plan it together.
                </Trans>
              }
              educator={
                <Trans>
                  Students say here where they want to go after high school. Choose a path to see what it
                  asks.
                </Trans>
              }
              finished={<Trans>Where do you want to go from here? Choose a path to begin your plan.</Trans>}
            >
              <Trans>Where do you want to go after high school? Choose a path to begin your plan.</Trans>
            </WordsFor>
          </p>
          <ChoiceField
            label={<Trans>My path</Trans>}
            name="pathType"
            value=""
            none={transitionPlanMessages.noPath}
            options={TRANSITION_PATHS}
            onValue={(pathType) => {
              open();
              form.set({ pathType });
            }}
          />
        </>
      ) : (
        <>
          <PlanFacts plan={plan} />
          <div className={styles.acts}>
            <Button ref={button} icon={<IconPencil size={18} aria-hidden />} onClick={open}>
              <Trans>Edit plan</Trans>
            </Button>
            <Button look="quiet" icon={<IconTrash size={18} aria-hidden />} onClick={() => void remove()}>
              <Trans>Delete plan</Trans>
            </Button>
          </div>
        </>
      )}
      <FormerPlans personId={personId} onDelete={(one) => void removeFormer(one)} />
      {question}
    </>
  );
}
