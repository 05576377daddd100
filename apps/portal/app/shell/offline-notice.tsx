import { Trans } from '@lingui/react/macro';
import { IconWifiOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { Message } from '../ui/message.tsx';
import { PeopleAwayNotice } from './people-away-notice.tsx';

/** Says that the connection is gone, or that people's things are away at the server, for as long as that is so. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="wrap">
      {online ? (
        <PeopleAwayNotice />
      ) : (
        <Message kind="warning" icon={<IconWifiOff size={22} aria-hidden />}>
          <Trans>
            You are offline. You can read what is open; the rest works again once you are connected.
          </Trans>
        </Message>
      )}
    </div>
  );
}

function watchConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
