import { useLingui } from '@lingui/react/macro';
import { IconAlertCircle, IconCircleCheckFilled, IconX } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  dismissToast,
  type ShownToast,
  shownToasts,
  TOAST_MILLISECONDS,
  watchToasts,
} from './toast-store.ts';
import styles from './toasts.module.css';

const NONE: readonly ShownToast[] = [];

/** The corner where short messages appear. Time stands still while one is hovered or holds focus. */
export function Toasts() {
  const toasts = useSyncExternalStore(watchToasts, shownToasts, () => NONE);
  return (
    <div className={styles.corner} role="status" aria-live="polite" data-print="no">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const { t, i18n } = useLingui();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), TOAST_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [held, toast.id]);
  const Icon = toast.kind === 'error' ? IconAlertCircle : IconCircleCheckFilled;
  return (
    <div
      className={styles.toast}
      data-ground="dark"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={24} aria-hidden />
      <span className="grow">{typeof toast.text === 'string' ? toast.text : i18n._(toast.text)}</span>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={t`Dismiss notification`}
        onClick={() => dismissToast(toast.id)}
      >
        <IconX size={20} aria-hidden />
      </button>
    </div>
  );
}
