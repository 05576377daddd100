import { Trans } from '@lingui/react/macro';
import { IconWifiOff } from '@tabler/icons-react';
import { Suspense, useSyncExternalStore } from 'react';
import { Message } from '../ui/message.tsx';
import { arePeopleAway, AWAY_EVENT } from './people-away.ts';
import styles from './shell.module.css';
import { later } from '../ui/later.ts';

const PeopleAwayNotice = later(async () => ({
  default: (await import('./people-away-notice.tsx')).PeopleAwayNotice,
}));

/** Says that the connection is gone, or that people's things are away at the server, for as long as that is so. */
export function OfflineNotice() {
  const missing = useSyncExternalStore(watch, whatIsMissing, () => '');
  return (
    <div role="status" className={`wrap ${styles.notice}`}>
      {missing === 'connection' && (
        <Message kind="warning" icon={<IconWifiOff size={22} aria-hidden />}>
          <Trans>
            You are offline. You can go on with what is open; other pages work again once you are connected.
          </Trans>
        </Message>
      )}
      {missing === 'people' && (
        <Suspense>
          <PeopleAwayNotice />
        </Suspense>
      )}
    </div>
  );
}

function whatIsMissing(): 'connection' | 'people' | '' {
  if (!navigator.onLine) return 'connection';
  return arePeopleAway() ? 'people' : '';
}

const EVENTS = ['online', 'offline', AWAY_EVENT];

function watch(listener: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
}
