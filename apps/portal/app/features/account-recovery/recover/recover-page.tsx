import { Trans } from '@lingui/react/macro';
import type { RecoveryOption } from '@longleaf/contract/account-recovery';
import { useLocation } from 'react-router';
import styles from '../accounts.module.css';
import { OtherWays } from './other-ways.tsx';
import { Wizard } from './wizard.tsx';
import { optionOf } from './wizard-state.ts';

/** Back into an account in three steps (UI-007 to UI-009). */
export default function RecoverPage() {
  const option = optionOf(useLocation().pathname);
  return (
    <div className={`wrap ${styles.page}`}>
      <Heading option={option} />
      <Wizard key={option} option={option} />
      <OtherWays current={option} />
    </div>
  );
}

function Heading({ option }: { option: RecoveryOption }) {
  switch (option) {
    case 'forgotpassword':
      return (
        <>
          <h1>
            <Trans>Forgot your password</Trans>
          </h1>
          <p>
            <Trans>Answer your security question, and we send you a link that sets a new password.</Trans>
          </p>
        </>
      );
    case 'forgotaccountname':
      return (
        <>
          <h1>
            <Trans>Forgot your account name</Trans>
          </h1>
          <p>
            <Trans>Tell us your email and answer your security question, and we show you the name.</Trans>
          </p>
        </>
      );
    case 'requestpasswordreset':
      return (
        <>
          <h1>
            <Trans>Ask for a password reset</Trans>
          </h1>
          <p>
            <Trans>We send a link to the email of your account. You need no security question for it.</Trans>
          </p>
        </>
      );
  }
}
