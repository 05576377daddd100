import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { PageFrame } from '../../../kit/page/page-frame.tsx';
import type { PageHandle } from '../../../lib/page-handle.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Message } from '../../../ui/message.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { SignInButton } from '../sign-in-button.tsx';
import { isChanged } from './password-changed.ts';

export const handle: PageHandle = {
  facts: () => ({ title: msg`Your new password`, unlisted: true }),
};

/** After a reset (UI-005). Whoever comes here another way is told that nothing was changed, and what to do. */
export default function ResetDonePage() {
  const hydrated = useHydrated();
  const state: unknown = useLocation().state;
  if (hydrated) return isChanged(state) ? <Changed /> : <NothingChanged />;
  return (
    <PageFrame title={<Trans>Your new password</Trans>} width="reading">
      <SignInButton />
    </PageFrame>
  );
}

function Changed() {
  return (
    <PageFrame title={<Trans>Your password is changed</Trans>} width="reading">
      <p>
        <Trans>Sign in with your new password. You are signed out everywhere else.</Trans>
      </p>
      <p className="soft">
        <Trans>We sent you an email about it. If it was not you, the email says what to do.</Trans>
      </p>
      <SignInButton />
    </PageFrame>
  );
}

function NothingChanged() {
  return (
    <PageFrame title={<Trans>Your new password</Trans>} width="reading">
      <Message kind="warning">
        <p>
          <Trans>
            Nothing was changed here just now. If you forgot your password, ask for a link to set a new one.
          </Trans>
        </p>
      </Message>
      <SignInButton>
        <ButtonLink look="quiet" to="/recoverAccount/requestpasswordreset">
          <Trans>Ask for a new link</Trans>
        </ButtonLink>
      </SignInButton>
    </PageFrame>
  );
}
