import { contentLoginUrl, createAccountMark, fromContentSite } from '@longleaf/contract/login';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSettings } from '../../lib/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { safeReturnPath } from './return-path.ts';
import { leaveForSignIn } from './sign-in.ts';

/** Between two tries to reach the provider. */
const TRY_AGAIN_MILLISECONDS = 15_000;

/**
 * The login screen (UI-088, GAP-056): on to the content site's login address, or to the provider when there
 * is no content site or it has just sent the person here.
 */
export default function LoginPage() {
  const settings = useSettings();
  const [query] = useSearchParams();
  const [tries, setTries] = useState(0);
  const [isSilent, setSilent] = useState(false);
  const returnTo = safeReturnPath(query.get('returnUrl'), settings);
  const straight = settings.contentUrl === null || query.get(fromContentSite.name) === fromContentSite.value;
  const createAccount = query.get(createAccountMark.name) === createAccountMark.value;
  const again = () => setTries((before) => before + 1);
  useEffect(() => {
    if (!straight) return window.location.replace(contentLoginUrl(settings.contentUrl ?? '', returnTo));
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    void leaveForSignIn({ returnTo, createAccount }).then((leaves) => {
      if (leaves || isOver) return;
      setSilent(true);
      timer = setTimeout(again, TRY_AGAIN_MILLISECONDS);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [straight, createAccount, returnTo, settings.contentUrl, tries]);
  return isSilent ? (
    <ProviderIsSilent onRetry={again} />
  ) : (
    <Waiting>
      <Trans>Taking you to sign in</Trans>
    </Waiting>
  );
}

/** What goes on while the provider does not answer: the page goes on trying. */
function ProviderIsSilent({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="wrap padded">
      <h1>
        <Trans>Signing in does not work right now</Trans>
      </h1>
      <p className="apart">
        <Trans>
          We cannot reach the sign-in page. Nothing you saved is lost. This page tries again by itself, four
          times a minute.
        </Trans>
      </p>
      <Button look="main" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
