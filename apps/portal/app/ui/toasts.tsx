import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertCircle, IconCircleCheckFilled, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  dismissToast,
  type ShownToast,
  shownToasts,
  TOAST_MILLISECONDS,
  undoToast,
  watchToasts,
} from './toast-store.ts';
import styles from './toasts.module.css';
import { UNDO_KEY, useUndoKey } from './use-undo-key.ts';

const NONE: readonly ShownToast[] = [];

/** The corner where short messages appear. Time stands still while one is hovered or holds focus. */
export function Toasts() {
  const toasts = useSyncExternalStore(watchToasts, shownToasts, () => NONE);
  const corner = useRef<HTMLDivElement>(null);
  const goBack = useUndoKey(
    corner,
    toasts.some(({ undo }) => undo !== undefined),
  );
  return (
    <div
      ref={corner}
      className={styles.corner}
      role="status"
      aria-live="polite"
      data-print="no"
      data-react-aria-top-layer
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onGone={goBack} />
      ))}
    </div>
  );
}

function ToastCard({ toast, onGone }: { toast: ShownToast; onGone: () => void }) {
  const { t, i18n } = useLingui();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), TOAST_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [held, toast.id]);
  const Icon = toast.kind === 'error' ? IconAlertCircle : IconCircleCheckFilled;
  const leave = () => {
    onGone();
    dismissToast(toast.id);
  };
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
      {toast.undo && (
        <button
          type="button"
          className={styles.undo}
          aria-keyshortcuts={UNDO_KEY}
          data-undo
          onClick={() => {
            leave();
            void undoToast(toast);
          }}
        >
          <Trans>Undo</Trans>
          <span className="visually-hidden">
            {' '}
            <Trans>(press {UNDO_KEY} to come here)</Trans>
          </span>
        </button>
      )}
      <button type="button" className={styles.dismiss} aria-label={t`Dismiss notification`} onClick={leave}>
        <IconX size={20} aria-hidden />
      </button>
    </div>
  );
}
