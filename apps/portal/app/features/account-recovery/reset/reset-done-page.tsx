import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PageHandle } from '../../../lib/page-handle.ts';
import styles from '../accounts.module.css';
import { SignInButton } from '../sign-in-button.tsx';

export const handle: PageHandle = {
  facts: () => ({ title: msg`Your password is changed`, unlisted: true }),
};

/** After a reset (UI-005). */
export default function ResetDonePage() {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>
        <Trans>Your password is changed</Trans>
      </h1>
      <p>
        <Trans>Sign in with your new password. You are signed out everywhere else.</Trans>
      </p>
      <p className="soft">
        <Trans>We sent you a mail about it. If it was not you, the mail says what to do.</Trans>
      </p>
      <div className={styles.buttons}>
        <SignInButton />
      </div>
    </div>
  );
}
