import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { RECOVERY_OPTIONS, type RecoveryOption } from '@longleaf/contract/account-recovery';
import { Link } from 'react-router';
import styles from './recover.module.css';

const NAMES: Record<RecoveryOption, MessageDescriptor> = {
  forgotpassword: msg`I forgot my password and know the answer to my security question`,
  forgotaccountname: msg`I forgot my account name`,
  requestpasswordreset: msg`I forgot my password and my answer: send me a link`,
};

/** The other ways back into an account. */
export function OtherWays({ current }: { current: RecoveryOption }) {
  const { i18n } = useLingui();
  return (
    <nav className={styles.others} aria-labelledby="other-ways">
      <h2 id="other-ways">
        <Trans>Other ways back in</Trans>
      </h2>
      <ul className="plain-list">
        {RECOVERY_OPTIONS.filter((option) => option !== current).map((option) => (
          <li key={option}>
            <Link to={`/recoverAccount/${option}`}>{i18n._(NAMES[option])}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
