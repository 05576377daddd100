import { Trans, useLingui } from '@lingui/react/macro';
import {
  NO_TRANSITION_PLAN,
  type TransitionPlan,
  transitionPlanMessages,
  transitionPlanOperations,
} from '@longleaf/contract/transition-plans';
import {
  complainAboutPlan,
  TRANSITION_NOTE_LIMIT,
  TRANSITION_NOTES,
  TRANSITION_PATHS,
} from '@longleaf/rules/transition-plans/plan';
import type { FormState } from '../../../kit/form/use-form.ts';
import { ChoiceField } from '../../../kit/fields/choice-field.tsx';
import { TextArea } from '../../../kit/fields/text-area.tsx';
import { Form, FormButtons } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { refreshOwn } from '../../../shell/session/refresh-own.ts';
import { TRANSITION_PLAN } from './plan-query.ts';
import { NOTE_WORDS } from './plan-words.ts';

type Typed = Pick<TransitionPlan, 'pathType' | (typeof TRANSITION_NOTES)[number]>;

/** The form of a plan: what is stored, or nothing yet. */
export function usePlanForm(plan: TransitionPlan): FormState<Typed> {
  const { id, savedDate: _savedDate, ...said } = plan;
  const stored = { ...said, pathType: id === NO_TRANSITION_PLAN ? '' : said.pathType };
  return useForm({
    form: 'transition-plan',
    operation: transitionPlanOperations.updateTransitionPlan,
    stored,
    check: complainAboutPlan,
    toSend: (typed) => ({ body: { id, ...typed } }),
    onDone: () => refreshOwn(TRANSITION_PLAN),
    done: transitionPlanMessages.saved,
    // Another tab began the plan anew: to try again would never help.
    failed: (error) => (error.status === 404 ? error.message : transitionPlanMessages.saveFailed),
  });
}

interface PlanFormProps {
  form: FormState<Typed>;
  fields: React.Ref<HTMLFormElement>;
}

/** Where one goes after school, and four notes about it. */
export function PlanForm({ form, fields }: PlanFormProps) {
  const { t, i18n } = useLingui();
  const { name, value, error } = form.field('pathType');
  return (
    <Form
      ref={fields}
      form={form}
      label={t`Transition plan`}
      buttons={
        <FormButtons busy={form.busy} onCancel={form.cancel}>
          <Trans>Save plan</Trans>
        </FormButtons>
      }
    >
      <ChoiceField
        label={<Trans>My path</Trans>}
        name={name}
        value={value}
        error={error}
        none={transitionPlanMessages.noPath}
        options={TRANSITION_PATHS}
        onValue={(pathType) => form.set({ pathType })}
      />
      {TRANSITION_NOTES.map((note) => (
        <TextArea
          key={note}
          label={i18n._(NOTE_WORDS[note].name)}
          help={i18n._(NOTE_WORDS[note].help)}
          most={TRANSITION_NOTE_LIMIT}
          rows={3}
          {...form.field(note)}
        />
      ))}
    </Form>
  );
}
