import { Trans } from '@lingui/react/macro';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './dialog.module.css';

interface ConfirmDialogProps {
  opened: boolean;
  /** One question. */
  title: React.ReactNode;
  /** What the main button does: "Remove college". */
  confirmLabel: React.ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
  busy?: boolean;
  children?: React.ReactNode;
}

/** One question, a main button that says what it does, and a way out. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, confirmLabel, onConfirm, onCancel, busy = false, children } = props;
  return (
    <Dialog opened={opened} onClose={onCancel} title={title}>
      {children}
      <div className={styles.buttons}>
        <Button look="main" onClick={onConfirm} busy={busy} data-autofocus>
          {confirmLabel}
        </Button>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
