import { Trans } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import styles from './navigation-progress.module.css';

/** A line at the top while the next page loads. It shows after 200 ms, so quick pages do not flicker. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return (
    <div role="status" aria-live="polite">
      {state !== 'idle' && (
        <div className={styles.line}>
          <span className="visually-hidden">
            <Trans>Loading the page</Trans>
          </span>
        </div>
      )}
    </div>
  );
}
