import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSettings } from '../../lib/settings.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { logClient } from '../../lib/log-client.ts';
import { IDLE_REFERRER, logoutStep } from './logout-step.ts';
import { sessionKnown } from './session-state.ts';
import { waitForFrames } from './sign-out-frames.ts';
import { signOutEverywhere, signOutHere } from './sign-out.ts';

/** MSG-080 */
const NOT_LOGGED_IN = 'User is not showing as logged in on the logout page';

/** The logout screen: hidden sign-out frames first, then the session here and at the provider (UI-089). */
export default function LogoutPage() {
  const navigate = useNavigate();
  const { signOutFrames, contentUrl } = useSettings();
  const [query] = useSearchParams();
  const referrer = query.get('referrer');
  const [framesShown, setFramesShown] = useState(false);

  useEffect(() => {
    let left = false;
    const run = async () => {
      const session = await sessionKnown();
      if (left) return;
      const step = logoutStep(referrer, session.status === 'signed-in');
      if (step === 'leave') {
        logClient(NOT_LOGGED_IN);
        if (contentUrl === null) await navigate('/', { replace: true });
        else window.location.replace(contentUrl);
        return;
      }
      setFramesShown(true);
      for (const party of await waitForFrames(signOutFrames, window)) {
        logClient(`Sign-out frame did not report: ${party}`);
      }
      if (left) return;
      const reason = referrer === IDLE_REFERRER ? 'lost' : 'own';
      if (step === 'sign-out' && (await endsAtProvider(reason))) return;
      if (step === 'complete') await signOutHere(reason);
      await navigate('/signout-callback', { replace: true });
    };
    void run();
    return () => {
      left = true;
    };
  }, [referrer, signOutFrames, contentUrl, navigate]);

  return (
    <>
      <Waiting>
        <Trans>Signing you out</Trans>
      </Waiting>
      {framesShown &&
        signOutFrames.map(({ party, url }) => (
          <iframe key={party} src={url} title={party} aria-hidden tabIndex={-1} hidden />
        ))}
    </>
  );
}

/** True when the browser is on its way to the provider; false when that could not be reached. */
async function endsAtProvider(reason: 'own' | 'lost'): Promise<boolean> {
  try {
    await signOutEverywhere(reason);
    return true;
  } catch {
    logClient('The sign-in provider could not be reached to end its session');
    await signOutHere(reason);
    return false;
  }
}
