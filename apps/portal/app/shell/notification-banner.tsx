import { useLingui } from '@lingui/react/macro';
import { useSettings } from '../lib/settings.ts';
import { Message } from '../ui/message.tsx';
import styles from './notification-banner.module.css';
import { useSiteNotice } from './site-notice.ts';

/** The site-wide notification above a page (UI-093). */
export function NotificationBanner() {
  const { t } = useLingui();
  const notice = useSiteNotice(useSettings().notificationTarget);
  if (!notice) return null;
  return (
    <aside className={`wrap ${styles.banner}`} aria-label={t`Notice`} data-print="no">
      <Message kind="info" onDismiss={notice.hide} dismissLabel={t`Hide this notice`}>
        {notice.message}
      </Message>
    </aside>
  );
}
