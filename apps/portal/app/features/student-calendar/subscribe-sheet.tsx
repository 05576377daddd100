import { Trans } from '@lingui/react/macro';
import { FeedAddress } from '../../domain/calendar-feed/feed-address.tsx';
import { SideSheet } from '../../ui/side-sheet.tsx';

/** The address that a calendar program reads. */
export function SubscribeSheet({ personId, onClose }: { personId: string; onClose: () => void }) {
  return (
    <SideSheet opened onClose={onClose} title={<Trans>Your dates in a calendar app</Trans>}>
      <FeedAddress personId={personId} />
    </SideSheet>
  );
}
