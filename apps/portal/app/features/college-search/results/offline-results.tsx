import { Trans } from '@lingui/react/macro';
import { Message } from '../../../ui/message.tsx';
import styles from './results.module.css';

/** Says that the colleges wait for the connection, and whether those of the search before are still shown. */
export function OfflineResults({ before = false }: { before?: boolean }) {
  return (
    <div className={styles.waiting} role="status">
      <Message kind="warning">
        {before ? (
          <Trans>
            These are still the colleges from before. The new ones load as soon as you are connected.
          </Trans>
        ) : (
          <Trans>The colleges load as soon as you are connected.</Trans>
        )}
      </Message>
    </div>
  );
}
