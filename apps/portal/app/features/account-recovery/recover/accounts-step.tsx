import { Trans, useLingui } from '@lingui/react/macro';
import type { PasswordResetAccount } from '@longleaf/contract/account-recovery';
import { AccountFormFrame } from '../../../domain/accounts/account-form.tsx';
import { useAccountForm } from '../../../domain/accounts/use-account-form.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckBox } from '../../../ui/check-box.tsx';
import styles from '../accounts.module.css';
import { recoveryApi } from './api.ts';
import type { Step, TypedDetails } from './wizard-state.ts';

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
  const form = useAccountForm({
    initial: { accountId: accounts.length === 1 && only ? only.id : '' },
    check: ({ accountId }) => ({ accountId: accountId === '' ? t`Choose an account` : undefined }),
    send: async ({ accountId }) => {
      await recoveryApi.sendPasswordResetRequest({ body: { accountId, username: typed.userName.trim() } });
      onDone({ at: 'done', told: accounts.find(({ id }) => id === accountId)?.email ?? null });
    },
  });
  return (
    <AccountFormFrame
      form={form}
      label={t`Your accounts`}
      buttons={
        <>
          <Button look="main" type="submit" busy={form.busy}>
            <Trans>Send me a link</Trans>
          </Button>
          <Button onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
        </>
      }
    >
      <fieldset className={styles.choices}>
        <legend>
          <Trans>Which account should get a new password?</Trans>
        </legend>
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
      </fieldset>
      {accounts.length > 1 && (
        <p className="soft">
          <Trans>The oldest account comes first. The mail names the account it is for.</Trans>
        </p>
      )}
    </AccountFormFrame>
  );
}
