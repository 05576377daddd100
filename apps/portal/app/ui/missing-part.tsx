import { Trans } from '@lingui/react/macro';
import { ErrorState } from './error-state.tsx';
import styles from './missing-part.module.css';

/** Stands where a part of a page belongs whose code did not come. No document asks for such code twice: a new one may. */
export function MissingPart() {
  return (
    <div className={styles.part}>
      <ErrorState
        title={<Trans>Parts of this page did not arrive.</Trans>}
        onRetry={() => window.location.reload()}
      />
    </div>
  );
}
