import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { DialogButtons } from './dialog-buttons.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  /** One question. */
  title: React.ReactNode;
  /** What the main button does: "Remove college". */
  confirmLabel: React.ReactNode;
  /** What the way out is called, where 'Cancel' would read as the main button does. */
  cancelLabel?: React.ReactNode;
  /** Whether something that was kept is gone afterwards. */
  danger?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  busy?: boolean;
  children?: React.ReactNode;
}

/** One question, a main button that says what it does, and a way out. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, confirmLabel, danger = false, onConfirm, onCancel, busy = false, children } = props;
  const { cancelLabel = <Trans>Cancel</Trans> } = props;
  return (
    <Dialog opened={opened} onClose={onCancel} title={<Words live={opened}>{title}</Words>}>
      <Words live={opened}>{children}</Words>
      <DialogButtons>
        <Button look={danger ? 'danger' : 'main'} onClick={onConfirm} busy={busy} data-autofocus>
          <Words live={opened}>{confirmLabel}</Words>
        </Button>
        <Button onClick={onCancel}>
          <Words live={opened}>{cancelLabel}</Words>
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

/**
 * Words of a window, which stay as they were while it closes: what was asked about has changed by then, and the other
 * question would flash up.
 */
const Words = memo(
  ({ children }: { live: boolean; children: React.ReactNode }) => children,
  (_before, now) => !now.live,
);
