import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmLater } from '../../ui/confirm-later.tsx';

/**
 * Asks before something typed is lost that is never kept as a draft: when the person goes to another page, and, in the
 * browser's own words, when the tab is closed.
 */
export function LeaveGuard({ when }: { when: boolean }) {
  return when && <Guard />;
}

function Guard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    blocker.state === 'blocked' && (
      <ConfirmLater
        opened
        title={<Trans>Leave without saving?</Trans>}
        confirmLabel={<Trans>Leave the page</Trans>}
        onCancel={() => blocker.reset()}
        onConfirm={() => blocker.proceed()}
      >
        <p>
          <Trans>What you typed here is not kept.</Trans>
        </p>
      </ConfirmLater>
    )
  );
}
