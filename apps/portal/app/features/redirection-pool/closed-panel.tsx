import { Trans } from '@lingui/react/macro';
import { longDay } from '../../lib/format.ts';
import { Message } from '../../ui/message.tsx';

/** The pool takes no forms now (GAP-062). */
export function ClosedPanel({ opensOn }: { opensOn: string }) {
  return (
    <Message kind="info">
      <p>
        <Trans>The pool is closed now. It opens on {longDay(opensOn)}.</Trans>
      </p>
    </Message>
  );
}
