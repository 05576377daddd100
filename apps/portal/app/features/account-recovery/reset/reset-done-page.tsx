import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PageFrame } from '../../../kit/page/page-frame.tsx';
import type { PageHandle } from '../../../lib/page-handle.ts';
import { SignInButton } from '../sign-in-button.tsx';

export const handle: PageHandle = {
  facts: () => ({ title: msg`Your password is changed`, unlisted: true }),
};

/** After a reset (UI-005). */
export default function ResetDonePage() {
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
