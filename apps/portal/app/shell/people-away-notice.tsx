import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Message } from '../ui/message.tsx';
import { keepLooking } from './look-for-people.ts';

/** Says that signing in and saving are away, and looks whether they are back. Loaded when they are: most never see it. */
export function PeopleAwayNotice() {
  useEffect(keepLooking, []);
  return (
    <Message kind="warning">
      <Trans>
        You cannot sign in or save anything right now. Nothing you saved is lost. You can still look at
        colleges, careers and guides. When saving works again, this message goes away.
      </Trans>
    </Message>
  );
}
