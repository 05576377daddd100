import { Trans, useLingui } from '@lingui/react/macro';
import { recoveryMessages } from '@longleaf/contract/account-recovery';
import { complainAboutConfirmation, complainAboutPassword } from '@longleaf/rules/accounts/passwords';
import { Link, useNavigate } from 'react-router';
import { useSettings } from '../../../lib/settings.ts';
import { AccountFormFrame } from '../../../domain/accounts/account-form.tsx';
import { NewPasswordFields } from '../../../domain/accounts/new-password-fields.tsx';
import { useAccountForm } from '../../../domain/accounts/use-account-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Message } from '../../../ui/message.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from '../accounts.module.css';
import { recoveryApi } from '../recover/api.ts';
import type { LinkSecrets } from './link-secrets.ts';

/** The new password, twice. A link that is no good any more is told in the words of the specification (MSG-001). */
export function NewPasswordForm({ secrets }: { secrets: LinkSecrets | undefined }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { passwordCharacters: characters } = useSettings();
  const form = useAccountForm({
    initial: { newPassword: '', confirmPassword: '' },
    check: ({ newPassword, confirmPassword }) => ({
      newPassword: complainAboutPassword(newPassword, { userName: '', characters }),
      confirmPassword: complainAboutConfirmation(newPassword, confirmPassword),
    }),
    send: async ({ newPassword }) => {
      if (secrets === undefined) return;
      await recoveryApi.resetPasswordWithToken({ body: { ...secrets, newPassword } });
      showToast({ kind: 'done', text: recoveryMessages.resetDone });
      await navigate('/resetPasswordConfirmation', { replace: true });
    },
    wordsOf: ({ status, message }) => (status === 429 ? message : recoveryMessages.resetFailed),
  });
  const linkRefused = form.complaints.some(({ field }) => field === 'token');
  return (
    <div className={`card ${styles.sheet}`}>
      {linkRefused && (
        <Message kind="warning">
          <p>
            <Trans>
              A link works once, for one hour.{' '}
              <Link to="/recoverAccount/requestpasswordreset">Ask for a new link</Link>
            </Trans>
          </p>
        </Message>
      )}
      <AccountFormFrame
        form={form}
        label={t`Choose a new password`}
        buttons={
          <Button look="main" type="submit" busy={form.busy}>
            <Trans>Save new password</Trans>
          </Button>
        }
      >
        <NewPasswordFields values={form.values} set={form.set} errorOf={form.errorOf} />
      </AccountFormFrame>
    </div>
  );
}
