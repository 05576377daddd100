import { Trans, useLingui } from '@lingui/react/macro';
import {
  type RecoveryOption,
  recoveryMessages,
  recoveryOperations,
} from '@longleaf/contract/account-recovery';
import { ApiError } from '@longleaf/contract/client';
import { complainAboutEmail } from '@longleaf/rules/accounts/names';
import { Form, FormButtons, Two } from '../../../kit/form/form.tsx';
import { type FormState, useForm } from '../../../kit/form/use-form.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { RECOVERY_FORM, type Step, type TypedDetails } from './wizard-state.ts';

interface DetailsStepProps {
  option: RecoveryOption;
  /** What was typed before, after a way back. */
  typed: TypedDetails;
  onDone: (typed: TypedDetails, next: Step) => void;
}

/** Step 1: whose account it is. */
export function DetailsStep(props: DetailsStepProps) {
  return props.option === 'requestpasswordreset' ? (
    <AskForAccounts {...props} />
  ) : (
    <AskForQuestion {...props} />
  );
}

function AskForQuestion({ option, typed, onDone }: DetailsStepProps) {
  const { t } = useLingui();
  const byEmail = option === 'forgotaccountname';
  const form = useForm({
    ...RECOVERY_FORM,
    operation: byEmail ? recoveryOperations.questionForUserName : recoveryOperations.questionForPassword,
    stored: typed,
    check: ({ userName }) => {
      const name = userName.trim();
      if (byEmail) return { userName: complainAboutEmail(name) };
      return { userName: name === '' ? t`Enter your account name or email` : undefined };
    },
    toSend: (body) => ({ body }),
    onDone: ({ securityQuestion }, values) => onDone(values, { at: 'question', question: securityQuestion }),
  });
  return (
    <DetailsForm form={form} byEmail={byEmail}>
      <p className="soft">
        <Trans>Do you share your email with someone? Then tell us your name, too.</Trans>
      </p>
      <Two>
        <TextField
          label={<Trans>First name (optional)</Trans>}
          autoComplete="given-name"
          {...form.field('firstName')}
        />
        <TextField
          label={<Trans>Last name (optional)</Trans>}
          autoComplete="family-name"
          {...form.field('lastName')}
        />
      </Two>
    </DetailsForm>
  );
}

function AskForAccounts({ typed, onDone }: DetailsStepProps) {
  const { t } = useLingui();
  const form = useForm({
    ...RECOVERY_FORM,
    operation: recoveryOperations.passwordResetAccounts,
    stored: typed,
    check: ({ userName }) => ({
      userName: userName.trim() === '' ? t`Enter your account name or email` : undefined,
    }),
    toSend: ({ userName }) => ({ params: { username: userName.trim() } }),
    onDone: (accounts, values) => {
      if (accounts.length === 0) throw new ApiError({ status: 404, detail: recoveryMessages.notFound });
      onDone(values, { at: 'accounts', accounts });
    },
  });
  return <DetailsForm form={form} byEmail={false} />;
}

interface DetailsFormProps {
  form: FormState<TypedDetails>;
  byEmail: boolean;
  children?: React.ReactNode;
}

function DetailsForm({ form, byEmail, children }: DetailsFormProps) {
  const { t } = useLingui();
  return (
    <Form
      form={form}
      label={t`Your details`}
      buttons={
        <FormButtons busy={form.busy}>
          <Trans>Continue</Trans>
        </FormButtons>
      }
    >
      <TextField
        label={byEmail ? <Trans>Email</Trans> : <Trans>Account name or email</Trans>}
        type={byEmail ? 'email' : 'text'}
        autoComplete={byEmail ? 'email' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('userName')}
      />
      {children}
    </Form>
  );
}
