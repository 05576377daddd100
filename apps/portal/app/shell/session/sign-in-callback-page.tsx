import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '../../ui/toast-store.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { useGoTo } from '../language/use-go-to.ts';
import { logClient } from '../../lib/log-client.ts';
import { putRightFirst } from './put-right-first.ts';
import { completeSignIn } from './sign-in.ts';
import { setSessionState, sessionState } from './session-state.ts';
import { testPrepFlag } from './test-prep-flag.ts';

let completing: Promise<string> | undefined;

/** Finishes sign-in and goes back to where the person came from (UI-001). */
export default function SignInCallbackPage() {
  const navigate = useNavigate();
  const goTo = useEffectEvent(useGoTo());
  useEffect(() => {
    // One answer of the provider can be used once, however often this runs.
    completing ??= completeSignIn()
      .then((wanted) => {
        testPrepFlag.noteSignIn(wanted);
        return putRightFirst(wanted);
      })
      .finally(() => (completing = undefined));
    completing.then(
      (address) => goTo(address, { replace: true }),
      (error: unknown) => {
        logClient(`Sign-in was not completed: ${error instanceof Error ? error.message : 'unknown reason'}`);
        if (sessionState().status === 'unknown') setSessionState({ status: 'anonymous' });
        showToast({ kind: 'error', text: msg`You are not signed in yet. Please try again.` });
        return navigate('/', { replace: true });
      },
    );
  }, [navigate]);
  return (
    <Waiting>
      <Trans>Signing you in</Trans>
    </Waiting>
  );
}
