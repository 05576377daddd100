import { Trans } from '@lingui/react/macro';
import type { RecoveryOption } from '@longleaf/contract/account-recovery';
import styles from './recover.module.css';
import { SignInButton } from '../sign-in-button.tsx';

interface DoneStepProps {
  option: RecoveryOption;
  told: string | null;
}

/** Step 3: the account name, or that a link is on its way (ST-086). */
export function DoneStep({ option, told }: DoneStepProps) {
  return (
    <>
      {option === 'forgotaccountname' ? (
        <>
          <p>
            <Trans>Your account name is</Trans>
          </p>
          <p className={styles.told}>{told}</p>
        </>
      ) : (
        <>
          <p>
            {told === null ? (
              <Trans>We sent a link to the email of your account. Open it to choose a new password.</Trans>
            ) : (
              <Trans>We sent a link to {told}. Open it to choose a new password.</Trans>
            )}
          </p>
          <p className="soft">
            <Trans>
              The link works once, for one hour. No email after a few minutes? Look in your spam folder.
            </Trans>
          </p>
        </>
      )}
      <SignInButton />
    </>
  );
}
