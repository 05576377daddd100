import { contentLoginUrl, createAccountMark, fromContentSite } from '@longleaf/contract/login';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useSettings } from '../../lib/settings.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { safeReturnPath } from './return-path.ts';
import { beginSignIn } from './sign-in.ts';

/**
 * The login screen (UI-088, GAP-056): on to the content site's login address, or to the provider when there
 * is no content site or it has just sent the person here.
 */
export default function LoginPage() {
  const settings = useSettings();
  const [query] = useSearchParams();
  const returnTo = safeReturnPath(query.get('returnUrl'), settings);
  const straight = settings.contentUrl === null || query.get(fromContentSite.name) === fromContentSite.value;
  const createAccount = query.get(createAccountMark.name) === createAccountMark.value;
  useEffect(() => {
    if (straight) void beginSignIn({ returnTo, createAccount });
    else window.location.replace(contentLoginUrl(settings.contentUrl ?? '', returnTo));
  }, [straight, createAccount, returnTo, settings.contentUrl]);
  return (
    <Waiting>
      <Trans>Taking you to sign in</Trans>
    </Waiting>
  );
}
