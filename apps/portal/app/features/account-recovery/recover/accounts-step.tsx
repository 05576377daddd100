import { Trans, useLingui } from '@lingui/react/macro';
import { type PasswordResetAccount, recoveryOperations } from '@longleaf/contract/account-recovery';
import { FieldGroup } from '../../../kit/fields/field-group.tsx';
import { Form, FormButtons } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { CheckBox } from '../../../ui/check-box.tsx';
import { RECOVERY_FORM, type Step, type TypedDetails } from './wizard-state.ts';

interface AccountsStepProps {
  typed: TypedDetails;
  accounts: readonly PasswordResetAccount[];
  onBack: () => void;
  onDone: (next: Step) => void;
}

/** Step 2 of a request without the security question: which account (ST-085). */
export function AccountsStep({ typed, accounts, onBack, onDone }: AccountsStepProps) {
  const { t } = useLingui();
  const [only] = accounts;
  const form = useForm({
    ...RECOVERY_FORM,
    operation: recoveryOperations.sendPasswordResetRequest,
    stored: { accountId: accounts.length === 1 && only ? only.id : '' },
    check: ({ accountId }) => ({ accountId: accountId === '' ? t`Choose an account` : undefined }),
    toSend: ({ accountId }) => ({ body: { accountId, username: typed.userName.trim() } }),
    onDone: (_answer, { accountId }) =>
      onDone({ at: 'done', told: accounts.find(({ id }) => id === accountId)?.email ?? null }),
  });
  return (
    <Form
      form={form}
      label={t`Your accounts`}
      buttons={
        <FormButtons busy={form.busy} cancel={<Trans>Back</Trans>} onCancel={onBack}>
          <Trans>Send me a link</Trans>
        </FormButtons>
      }
    >
      <FieldGroup legend={<Trans>Which account should get a new password?</Trans>}>
        {accounts.map(({ id, email }, index) => {
          const number = index + 1;
          return (
            <CheckBox
              key={id}
              type="radio"
              name="accountId"
              value={id}
              checked={form.values.accountId === id}
              onChange={() => form.set({ accountId: id })}
            >
              {accounts.length === 1 ? (
                <Trans>The account with the email {email}</Trans>
              ) : (
                <Trans>
                  Account {number} with the email {email}
                </Trans>
              )}
            </CheckBox>
          );
        })}
      </FieldGroup>
      {accounts.length > 1 && (
        <p className="soft">
          <Trans>The oldest account comes first. The email names the account it is for.</Trans>
        </p>
      )}
    </Form>
  );
}
