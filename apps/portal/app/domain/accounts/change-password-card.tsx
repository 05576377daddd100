import { Trans, useLingui } from '@lingui/react/macro';
import { accountSecurityMessages, accountSecurityOperations } from '@longleaf/contract/account-security';
import { complainAboutConfirmation, complainAboutPassword } from '@longleaf/rules/accounts/passwords';
import { EditableSection } from '../../kit/form/editable-section.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { useSettings } from '../../lib/settings.ts';
import { Message } from '../../ui/message.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PasswordField } from './password-field.tsx';

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
  const { passwordCharacters: characters } = useSettings();
  const form = useForm({
    form: 'password',
    operation: accountSecurityOperations.changePassword,
    stored: { oldPassword: '', newPassword: '', confirmPassword: '' },
    typed: 'dropped',
    opens: passwordInvalid ? 'open' : 'on-request',
    check: ({ oldPassword, newPassword, confirmPassword }) => ({
      oldPassword: oldPassword === '' ? t`Enter your old password` : undefined,
      newPassword: complainAboutPassword(newPassword, { userName, characters }),
      confirmPassword: complainAboutConfirmation(newPassword, confirmPassword),
    }),
    toSend: (body) => ({ body }),
    done: accountSecurityMessages.passwordChanged,
    onDone: onChanged,
    failed: ({ status, message }) => (status === 429 ? message : accountSecurityMessages.passwordFailed),
  });
  return (
    <EditableSection
      id="password"
      title={t`Password`}
      change={t`Change password`}
      save={t`Change password`}
      form={form}
      notice={
        passwordInvalid && (
          <Message kind="warning">
            <p>
              <Trans>Your password no longer meets our rules. Please choose a new one.</Trans>
            </p>
          </Message>
        )
      }
      view={
        <p className="soft">
          <Trans>When you change it, you are signed out everywhere else.</Trans>
        </p>
      }
    >
      <PasswordField label={t`Old password`} autoComplete="current-password" {...form.bind('oldPassword')} />
      <NewPasswordFields values={form.values} set={form.set} errorOf={form.errorOf} userName={userName} />
    </EditableSection>
  );
}
