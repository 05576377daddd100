import { Trans } from '@lingui/react/macro';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { Message } from '../ui/message.tsx';
import { usePeopleAway } from './people-away.ts';

/** Says that signing in and saving are away, for as long as they are. */
export function PeopleAwayNotice() {
  if (!usePeopleAway()) return null;
  return (
    <Message kind="warning" icon={<IconPlugConnectedX size={22} aria-hidden />}>
      <Trans>
        You cannot sign in or save anything right now. Nothing you saved is lost. You can still look at
        colleges, careers and guides. When saving works again, this message goes away.
      </Trans>
    </Message>
  );
}
