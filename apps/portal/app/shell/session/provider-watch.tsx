import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useSettings } from '../../lib/settings.ts';
import { signOutHere } from './sign-out.ts';

const CHECK_MILLISECONDS = 45_000;

type Answer = { type?: string; state?: string } | null;

/**
 * Asks the provider now and then, through a hidden frame, whether this person's session still lives there.
 * Ended elsewhere, or somebody else signed in: the portal signs out locally. A provider without that frame
 * never says it is ready, and is then not asked.
 */
export function ProviderWatch({ personId }: { personId: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const navigate = useNavigate();
  const { issuer } = useSettings().oidc;

  useEffect(() => {
    const origin = new URL(issuer).origin;
    let ready = false;
    const ask = () => {
      if (!ready || document.hidden) return;
      frame.current?.contentWindow?.postMessage({ type: 'longleaf.session.check', sub: personId }, origin);
    };
    const hear = ({ data, origin: from }: MessageEvent<Answer>) => {
      if (from !== origin) return;
      if (data?.type === 'longleaf.session.ready') {
        ready = true;
        ask();
      }
      const ended = data?.type === 'longleaf.session' && (data.state === 'none' || data.state === 'other');
      if (ended) void signOutHere('lost').then(() => navigate('/', { replace: true }));
    };
    const timer = setInterval(ask, CHECK_MILLISECONDS);
    window.addEventListener('message', hear);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('message', hear);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [issuer, personId, navigate]);

  return (
    <iframe ref={frame} src={`${issuer}/session/check`} title="session" aria-hidden tabIndex={-1} hidden />
  );
}
