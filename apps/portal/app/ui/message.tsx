import { IconAlertCircle, IconInfoCircle, IconX } from '@tabler/icons-react';
import styles from './message.module.css';

interface MessageProps {
  kind: 'info' | 'warning' | 'error';
  icon?: React.ReactNode;
  onDismiss?: () => void;
  dismissLabel?: string;
  children: React.ReactNode;
}

/** A note in the page: something to know, to mind, or that went wrong. */
export function Message({ kind, icon, onDismiss, dismissLabel, children }: MessageProps) {
  const Icon = kind === 'error' ? IconAlertCircle : IconInfoCircle;
  return (
    <div className={`${styles.message} ${styles[kind]}`} role={kind === 'error' ? 'alert' : undefined}>
      {icon ?? <Icon size={22} aria-hidden />}
      <div className="grow">{children}</div>
      {onDismiss && (
        <button
          type="button"
          className={`${styles.dismiss} with-script`}
          aria-label={dismissLabel}
          onClick={onDismiss}
        >
          <IconX size={20} aria-hidden />
        </button>
      )}
    </div>
  );
}
