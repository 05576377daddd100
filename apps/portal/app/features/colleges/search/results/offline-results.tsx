import { Trans } from '@lingui/react/macro';
import { Message } from '../../../../ui/message.tsx';
import styles from './results.module.css';

/** Says that these are the colleges of the search before, for as long as the connection is gone. */
export function OfflineResults() {
  return (
    <div className={styles.waiting} role="status">
      <Message kind="warning">
        <Trans>
          These are still the colleges from before. The new ones come as soon as you are connected.
        </Trans>
      </Message>
    </div>
  );
}
