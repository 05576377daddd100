import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Actions } from '../../kit/page/page-frame.tsx';
import { beginSignIn } from '../../shell/session/sign-in.ts';
import { Button } from '../../ui/button.tsx';

/** Leaves for sign-in and comes back to the home page; `children` stand beside it. */
export function SignInButton({ children }: { children?: ReactNode }) {
  return (
    <Actions>
      <Button look="main" onClick={() => void beginSignIn({ returnTo: '/' })}>
        <Trans>Go to sign in</Trans>
      </Button>
      {children}
    </Actions>
  );
}
