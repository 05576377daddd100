import { Trans } from '@lingui/react/macro';
import { ApiError, createClient } from '@longleaf/contract/client';
import { profileOperations } from '@longleaf/contract/profile';
import { useState } from 'react';
import { browserApi } from '../../shell/session/api.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { SignInAgain } from './sign-in-again.tsx';
import styles from './your-data.module.css';

const api = createClient(profileOperations, browserApi);

/** The whole Social Security number, asked for with a fresh sign-in; it is kept by this page alone, until hidden. */
export function SocialSecurityNumber() {
  const [number, setNumber] = useState<string | null>(null);
  const [stale, setStale] = useState(false);
  const [busy, setBusy] = useState(false);
  const show = async () => {
    setBusy(true);
    setStale(false);
    try {
      setNumber((await api.getSocialSecurityNumber({})).socialSecurityNumber);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 403) setStale(true);
      else showToast({ kind: 'error', text: error.message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.below} data-print="no">
      <p role="status">
        {number !== null && (
          <Trans>
            Your Social Security number is <strong className="figures">{number}</strong>
          </Trans>
        )}
      </p>
      {number === null ? (
        <Button size="small" busy={busy} onClick={() => void show()}>
          <Trans>Show my Social Security number</Trans>
        </Button>
      ) : (
        <Button size="small" onClick={() => setNumber(null)}>
          <Trans>Hide it</Trans>
        </Button>
      )}
      {stale && <SignInAgain returnTo="/yourData#profiles" />}
    </div>
  );
}
