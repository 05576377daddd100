import { Trans, useLingui } from '@lingui/react/macro';
import { type RecoveryOption, recoveryOperations } from '@longleaf/contract/account-recovery';
import { Form, FormButtons } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { RECOVERY_FORM, type Step, type TypedDetails } from './wizard-state.ts';

interface AnswerStepProps {
  option: RecoveryOption;
  typed: TypedDetails;
  question: string;
  onBack: () => void;
  onDone: (next: Step) => void;
}

/** Step 2: the security question. */
export function AnswerStep({ option, typed, question, onBack, onDone }: AnswerStepProps) {
  const { t } = useLingui();
  const forName = option === 'forgotaccountname';
  const form = useForm({
    ...RECOVERY_FORM,
    operation: forName ? recoveryOperations.recoverUserName : recoveryOperations.resetPassword,
    stored: { securityAnswer: '' },
    check: ({ securityAnswer }) => ({
      securityAnswer: securityAnswer.trim() === '' ? t`Enter your answer` : undefined,
    }),
    toSend: ({ securityAnswer }) => ({ body: { ...typed, securityAnswer } }),
    onDone: (answer) => onDone({ at: 'done', told: answer?.username ?? null }),
  });
  return (
    <Form
      form={form}
      label={t`Your answer`}
      buttons={
        <FormButtons busy={form.busy} cancel={<Trans>Back</Trans>} onCancel={onBack}>
          {forName ? <Trans>Show my account name</Trans> : <Trans>Send me a link</Trans>}
        </FormButtons>
      }
    >
      <TextField
        label={question}
        help={<Trans>Capital letters, accents and punctuation do not matter.</Trans>}
        autoComplete="off"
        spellCheck={false}
        {...form.field('securityAnswer')}
      />
    </Form>
  );
}
