import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Actions, PageFrame } from '../../../kit/page/page-frame.tsx';
import type { PageHandle } from '../../../lib/page-handle.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Message } from '../../../ui/message.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { takeLinkSecrets } from './link-secrets.ts';
import { NewPasswordForm } from './new-password-form.tsx';

// Before anything else runs: the router, too, must never see the token.
const taken = import.meta.env.SSR ? undefined : takeLinkSecrets(window);

export const handle: PageHandle = {
  facts: () => ({ title: msg`Choose a new password`, unlisted: true }),
};

/** Sets a new password with the link from a mail (UI-006, API-001). */
export default function ResetPasswordPage() {
  const hydrated = useHydrated();
  const [secrets] = useState(taken);
  return (
    <PageFrame title={<Trans>Choose a new password</Trans>} width="reading">
      {hydrated && secrets === undefined ? <LinkNeeded /> : <NewPasswordForm secrets={secrets} />}
    </PageFrame>
  );
}

function LinkNeeded() {
  return (
    <>
      <Message kind="warning">
        <p>
          <Trans>This page needs the link from our email. Open the link again, or ask for a new one.</Trans>
        </p>
      </Message>
      <Actions>
        <ButtonLink look="main" to="/recoverAccount/requestpasswordreset">
          <Trans>Ask for a new link</Trans>
        </ButtonLink>
      </Actions>
    </>
  );
}
