import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { Actions } from './page-frame.tsx';

/** On a page that works by the link of a mail alone, opened without it: why, what to do where the reason does not say it, and the way home. */
export function LinkNeeded({ why, help }: { why: ReactNode; help?: ReactNode }) {
  return (
    <>
      <Message kind="warning">
        <p>{why}</p>
        {help ? <p>{help}</p> : null}
      </Message>
      <Actions>
        <ButtonLink to="/">
          <Trans>Go to the home page</Trans>
        </ButtonLink>
      </Actions>
    </>
  );
}
