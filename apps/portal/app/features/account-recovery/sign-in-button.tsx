import { Trans } from '@lingui/react/macro';
import { beginSignIn } from '../../shell/session/sign-in.ts';
import { Button } from '../../ui/button.tsx';

/** Leaves for sign-in and comes back to the home page. */
export function SignInButton() {
  return (
    <Button look="main" onClick={() => void beginSignIn({ returnTo: '/' })}>
      <Trans>Go to sign in</Trans>
    </Button>
  );
}
