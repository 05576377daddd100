import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { beginSignIn } from '../../../shell/session/sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

interface SignInForSavedProps {
  title: ReactNode;
  /** The list that was asked for. */
  returnTo: string;
}

/** A list of saved things was asked for by somebody who is not signed in. */
export function SignInForSaved({ title, returnTo }: SignInForSavedProps) {
  return (
    <EmptyState
      title={title}
      actions={
        <Button look="main" onClick={() => void beginSignIn({ returnTo })}>
          <Trans>Sign in</Trans>
        </Button>
      }
    >
      <Trans>Only you can see what you saved. You come back here after you sign in.</Trans>
    </EmptyState>
  );
}
