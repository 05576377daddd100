import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ErrorState } from '../ui/error-state.tsx';
import { tellOfRouteError } from './failed-navigation.ts';
import { logClient } from '../lib/log-client.ts';

/**
 * A page that could not be shown: written to the log, and the person is back at home with a word of why
 * (ST-034). When home itself fails there is nowhere to go, so it offers another try.
 */
export function RouteTrouble({ error }: { error: unknown }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const atHome = pathname === '/';
  useEffect(() => {
    const reason = error instanceof Error ? error.message : String(error);
    if (atHome) return logClient(`Error routing: ${reason}`);
    tellOfRouteError(reason);
    void navigate('/', { replace: true });
  }, [atHome, error, navigate]);
  return (
    <div className="wrap padded">
      <h1>
        <Trans>This page did not open</Trans>
      </h1>
      <ErrorState
        title={<Trans>Something went wrong on our side.</Trans>}
        onRetry={() => window.location.reload()}
      />
    </div>
  );
}
