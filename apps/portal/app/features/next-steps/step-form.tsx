import { Trans, useLingui } from '@lingui/react/macro';
import {
  nextStepMessages,
  nextStepOperations,
  type OnePathway,
  type PathwayStep,
} from '@longleaf/contract/next-steps';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { progressQuery } from '../../data/next-steps/queries.ts';
import { Form } from '../../kit/form/form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { askAgain } from '../../lib/query-client.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { definitionQuery, pathwayQuery } from './queries.ts';
import { StepQuestion } from './step-question.tsx';
import { complaintsOfStep, fieldOf, responsesIn, valuesOf } from './step-values.ts';
import styles from './step.module.css';

interface StepFormProps {
  personId: string;
  pathway: OnePathway;
  step: PathwayStep;
}

/** The questions of a step, kept as they are typed, and saved by finishing it (ST-217). */
export function StepForm({ personId, pathway, step }: StepFormProps) {
  const { t } = useLingui();
  const { pathwayId, steps, stepCount } = pathway;
  const { stepNumber } = step;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const kept = steps.find((one) => one.stepNumber === stepNumber)?.responses ?? [];
  const isLast = stepNumber === stepCount;
  const form = useForm({
    form: `next-steps:${pathwayId}:${stepNumber}`,
    operation: nextStepOperations.saveStep,
    opens: 'always',
    stored: valuesOf(step, kept),
    check: (values) => complaintsOfStep(step, values),
    toSend: (values) => ({
      params: { pathwayId },
      query: { step: stepNumber },
      body: responsesIn(step, values),
    }),
    failed: (error) =>
      error.status === 409 ? `${nextStepMessages.saveFailed} ${error.message}` : nextStepMessages.saveFailed,
    onDone: (after) => {
      queries.setQueryData(pathwayQuery(personId, pathwayId).queryKey, after);
      void askAgain(progressQuery(personId).queryKey);
      void askAgain(definitionQuery(personId, pathwayId).queryKey);
      void navigate(
        { search: isLast ? '?step=done' : `?step=${stepNumber + 1}` },
        { state: { arrived: true } },
      );
    },
  });
  return (
    <Form
      form={form}
      label={step.title}
      buttons={
        <div className={styles.buttons}>
          <Button
            look="main"
            type="submit"
            busy={form.busy}
            iconAfter={<IconArrowRight size={18} aria-hidden />}
          >
            <Trans>Finish step {stepNumber}</Trans>
          </Button>
          <span className="soft">
            <Trans>What you type is kept on this device until you finish the step.</Trans>
          </span>
          {stepNumber > 1 && (
            <ButtonLink
              to={{ search: `?step=${stepNumber - 1}` }}
              icon={<IconArrowLeft size={18} aria-hidden />}
              aria-label={t`Back to step ${stepNumber - 1}`}
            >
              <Trans>Step {stepNumber - 1}</Trans>
            </ButtonLink>
          )}
        </div>
      }
    >
      {step.questions.map((question, index) => (
        <div key={question.order} className={styles.question}>
          <StepQuestion
            question={question}
            number={index + 1}
            values={form.values}
            error={form.errorOf(fieldOf(question))}
            onChange={form.set}
          />
        </div>
      ))}
    </Form>
  );
}
