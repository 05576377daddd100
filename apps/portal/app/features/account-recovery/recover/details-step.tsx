import { Trans, useLingui } from '@lingui/react/macro';
import { type RecoveryOption, recoveryMessages } from '@longleaf/contract/account-recovery';
import { ApiError } from '@longleaf/contract/client';
import { complainAboutEmail } from '@longleaf/rules/accounts/names';
import { AccountFormFrame } from '../../../domain/accounts/account-form.tsx';
import { useAccountForm } from '../../../domain/accounts/use-account-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from '../accounts.module.css';
import { recoveryApi } from './api.ts';
import type { Step, TypedDetails } from './wizard-state.ts';

interface DetailsStepProps {
  option: RecoveryOption;
  /** What was typed before, after a way back. */
  typed: TypedDetails;
  onDone: (typed: TypedDetails, next: Step) => void;
}

/** Step 1: whose account it is. */
export function DetailsStep({ option, typed, onDone }: DetailsStepProps) {
  const { t } = useLingui();
  const byEmail = option === 'forgotaccountname';
  const form = useAccountForm({
    initial: typed,
    check: ({ userName }) => {
      const name = userName.trim();
      if (byEmail) return { userName: complainAboutEmail(name) };
      return { userName: name === '' ? t`Enter your account name or email` : undefined };
    },
    send: async (values) => onDone(values, await nextStep(option, values)),
  });
  const { values, set, errorOf } = form;
  return (
    <AccountFormFrame
      form={form}
      label={t`Your details`}
      buttons={
        <Button look="main" type="submit" busy={form.busy}>
          <Trans>Continue</Trans>
        </Button>
      }
    >
      <TextField
        label={byEmail ? <Trans>Email</Trans> : <Trans>Account name or email</Trans>}
        name="userName"
        type={byEmail ? 'email' : 'text'}
        autoComplete={byEmail ? 'email' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        value={values.userName}
        error={errorOf('userName')}
        onChange={(event) => set({ userName: event.currentTarget.value })}
      />
      {option !== 'requestpasswordreset' && (
        <>
          <p className="soft">
            <Trans>Do you share your email with someone? Then tell us your name, too.</Trans>
          </p>
          <div className={styles.names}>
            <TextField
              label={<Trans>First name (optional)</Trans>}
              name="firstName"
              autoComplete="given-name"
              value={values.firstName}
              error={errorOf('firstName')}
              onChange={(event) => set({ firstName: event.currentTarget.value })}
            />
            <TextField
              label={<Trans>Last name (optional)</Trans>}
              name="lastName"
              autoComplete="family-name"
              value={values.lastName}
              error={errorOf('lastName')}
              onChange={(event) => set({ lastName: event.currentTarget.value })}
            />
          </div>
        </>
      )}
    </AccountFormFrame>
  );
}

async function nextStep(option: RecoveryOption, typed: TypedDetails): Promise<Step> {
  switch (option) {
    case 'forgotpassword': {
      const { securityQuestion } = await recoveryApi.questionForPassword({ body: typed });
      return { at: 'question', question: securityQuestion };
    }
    case 'forgotaccountname': {
      const { securityQuestion } = await recoveryApi.questionForUserName({ body: typed });
      return { at: 'question', question: securityQuestion };
    }
    case 'requestpasswordreset': {
      const accounts = await recoveryApi.passwordResetAccounts({
        params: { username: typed.userName.trim() },
      });
      if (accounts.length === 0) throw new ApiError({ status: 404, detail: recoveryMessages.notFound });
      return { at: 'accounts', accounts };
    }
  }
}
