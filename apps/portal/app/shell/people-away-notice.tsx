import { Trans } from '@lingui/react/macro';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Message } from '../ui/message.tsx';
import { lookNowAndThen } from './look-for-people.ts';

/** Says that signing in and saving are away, and looks whether they are back. */
export default function PeopleAwayNotice() {
  useEffect(lookNowAndThen, []);
  return (
    <Message kind="warning">
      <Trans>
        You cannot sign in or save anything right now. Nothing you saved is lost. You can still look at
        colleges, careers and guides. When saving works again, this message goes away.
      </Trans>
    </Message>
  );
}
