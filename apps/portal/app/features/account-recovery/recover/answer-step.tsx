import { Trans, useLingui } from '@lingui/react/macro';
import type { RecoveryOption } from '@longleaf/contract/account-recovery';
import { AccountFormFrame } from '../../../domain/accounts/account-form.tsx';
import { useAccountForm } from '../../../domain/accounts/use-account-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { recoveryApi } from './api.ts';
import type { Step, TypedDetails } from './wizard-state.ts';

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
  const form = useAccountForm({
    initial: { securityAnswer: '' },
    check: ({ securityAnswer }) => ({
      securityAnswer: securityAnswer.trim() === '' ? t`Enter your answer` : undefined,
    }),
    send: async ({ securityAnswer }) => {
      const body = { ...typed, securityAnswer };
      if (option === 'forgotaccountname') {
        const { username } = await recoveryApi.recoverUserName({ body });
        onDone({ at: 'done', told: username });
      } else {
        await recoveryApi.resetPassword({ body });
        onDone({ at: 'done', told: null });
      }
    },
  });
  return (
    <AccountFormFrame
      form={form}
      label={t`Your answer`}
      buttons={
        <>
          <Button look="main" type="submit" busy={form.busy}>
            {option === 'forgotaccountname' ? (
              <Trans>Show my account name</Trans>
            ) : (
              <Trans>Send me a link</Trans>
            )}
          </Button>
          <Button onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
        </>
      }
    >
      <TextField
        label={question}
        help={<Trans>Capital letters, accents and punctuation do not matter.</Trans>}
        name="securityAnswer"
        autoComplete="off"
        spellCheck={false}
        value={form.values.securityAnswer}
        error={form.errorOf('securityAnswer')}
        onChange={(event) => form.set({ securityAnswer: event.currentTarget.value })}
      />
    </AccountFormFrame>
  );
}
