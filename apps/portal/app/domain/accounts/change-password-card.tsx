import { Trans, useLingui } from '@lingui/react/macro';
import { accountSecurityMessages, accountSecurityOperations } from '@longleaf/contract/account-security';
import { createClient } from '@longleaf/contract/client';
import { complainAboutConfirmation, complainAboutPassword } from '@longleaf/rules/accounts/passwords';
import { useState } from 'react';
import { browserApi } from '../../shell/session/api.ts';
import { useSettings } from '../../lib/settings.ts';
import { Message } from '../../ui/message.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { AccountFormFrame } from './account-form.tsx';
import { CardButtons, EditableCard } from './editable-card.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PasswordField } from './password-field.tsx';
import { useAccountForm } from './use-account-form.ts';

interface ChangePasswordCardProps {
  /** The account's name; a password must not hold it. */
  userName: string;
  /** The password no longer meets the rules (GAP-119): the card says so and is open. */
  passwordInvalid?: boolean;
  /** Called after the password was changed. */
  onChanged?: () => void;
}

/** Changes the password of whoever is signed in (API-155, MSG-067 to MSG-069). The section's mark is `#password`. */
export function ChangePasswordCard({
  userName,
  passwordInvalid = false,
  onChanged,
}: ChangePasswordCardProps) {
  const { t } = useLingui();
  const [editing, setEditing] = useState(passwordInvalid);
  return (
    <EditableCard
      id="password"
      title={t`Password`}
      change={t`Change password`}
      editing={editing}
      onEdit={() => setEditing(true)}
      view={
        <p className="soft">
          <Trans>When you change it, you are signed out everywhere else.</Trans>
        </p>
      }
    >
      {passwordInvalid && (
        <Message kind="warning">
          <p>
            <Trans>Your password no longer meets our rules. Please choose a new one.</Trans>
          </p>
        </Message>
      )}
      <PasswordForm
        userName={userName}
        onCancel={() => setEditing(false)}
        onSaved={() => {
          setEditing(false);
          onChanged?.();
        }}
      />
    </EditableCard>
  );
}

interface PasswordFormProps {
  userName: string;
  onCancel: () => void;
  onSaved: () => void;
}

function PasswordForm({ userName, onCancel, onSaved }: PasswordFormProps) {
  const { t } = useLingui();
  const { passwordCharacters: characters } = useSettings();
  const form = useAccountForm({
    initial: { oldPassword: '', newPassword: '', confirmPassword: '' },
    check: ({ oldPassword, newPassword, confirmPassword }) => ({
      oldPassword: oldPassword === '' ? t`Enter your old password` : undefined,
      newPassword: complainAboutPassword(newPassword, { userName, characters }),
      confirmPassword: complainAboutConfirmation(newPassword, confirmPassword),
    }),
    send: async (body) => {
      await createClient(accountSecurityOperations, browserApi).changePassword({ body });
      showToast({ kind: 'done', text: accountSecurityMessages.passwordChanged });
      onSaved();
    },
    wordsOf: ({ status, message }) => (status === 429 ? message : accountSecurityMessages.passwordFailed),
  });
  return (
    <AccountFormFrame
      form={form}
      label={t`Change password`}
      buttons={
        <CardButtons busy={form.busy} onCancel={onCancel}>
          <Trans>Change password</Trans>
        </CardButtons>
      }
    >
      <PasswordField
        label={t`Old password`}
        name="oldPassword"
        autoComplete="current-password"
        value={form.values.oldPassword}
        onChange={(oldPassword) => form.set({ oldPassword })}
        error={form.errorOf('oldPassword')}
      />
      <NewPasswordFields values={form.values} set={form.set} errorOf={form.errorOf} userName={userName} />
    </AccountFormFrame>
  );
}
