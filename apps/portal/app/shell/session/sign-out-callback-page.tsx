import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '../../ui/toast-store.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { openProvider } from './provider.ts';

/** Where the provider sends the browser after sign-out (UI-002). */
export default function SignOutCallbackPage() {
  const navigate = useNavigate();
  useEffect(() => {
    const finish = async () => {
      // Clears what the client remembered of the request; nothing else depends on it.
      await openProvider()
        .then((provider) => provider.signoutRedirectCallback())
        .catch(() => undefined);
      showToast({ kind: 'done', text: msg`You are signed out.` });
      await navigate('/', { replace: true });
    };
    void finish();
  }, [navigate]);
  return (
    <Waiting>
      <Trans>Signing you out</Trans>
    </Waiting>
  );
}
