import { Trans, useLingui } from '@lingui/react/macro';
import { recoveryMessages, recoveryOperations } from '@longleaf/contract/account-recovery';
import { complainAboutConfirmation, complainAboutPassword } from '@longleaf/rules/accounts/passwords';
import { Link, useNavigate } from 'react-router';
import { NewPasswordFields } from '../../../domain/accounts/new-password-fields.tsx';
import { Form, FormButtons } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { Sheet } from '../../../kit/page/page-frame.tsx';
import { useSettings } from '../../../lib/settings.ts';
import { Message } from '../../../ui/message.tsx';
import type { LinkSecrets } from './link-secrets.ts';
import { PASSWORD_CHANGED } from './password-changed.ts';

/** The new password, twice. A link that is no good any more is told in the words of the specification (MSG-001). */
export function NewPasswordForm({ secrets }: { secrets: LinkSecrets | undefined }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { passwordCharacters: characters } = useSettings();
  const form = useForm({
    form: 'reset',
    operation: recoveryOperations.resetPasswordWithToken,
    stored: { newPassword: '', confirmPassword: '' },
    opens: 'always',
    typed: 'dropped',
    refusals: 'first',
    check: ({ newPassword, confirmPassword }) => ({
      newPassword: complainAboutPassword(newPassword, { userName: '', characters }),
      confirmPassword: complainAboutConfirmation(newPassword, confirmPassword),
    }),
    toSend: ({ newPassword }) => secrets && { body: { ...secrets, newPassword } },
    done: recoveryMessages.resetDone,
    onDone: () => navigate('/resetPasswordConfirmation', { replace: true, state: PASSWORD_CHANGED }),
    failed: ({ status, message }) => (status === 429 ? message : recoveryMessages.resetFailed),
  });
  const linkRefused = form.complaints.some(({ field }) => field === 'token');
  return (
    <Sheet>
      <Form
        form={form}
        label={t`Choose a new password`}
        notice={
          linkRefused && (
            <Message kind="warning">
              <p>
                <Trans>
                  A link works once, for one hour.{' '}
                  <Link to="/recoverAccount/requestpasswordreset">Ask for a new link</Link>
                </Trans>
              </p>
            </Message>
          )
        }
        buttons={
          <FormButtons busy={form.busy}>
            <Trans>Save new password</Trans>
          </FormButtons>
        }
      >
        <NewPasswordFields values={form.values} set={form.set} errorOf={form.errorOf} />
      </Form>
    </Sheet>
  );
}
