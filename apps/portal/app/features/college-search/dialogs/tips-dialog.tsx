import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog-buttons.tsx';
import type { PanelProps } from '../panels.tsx';
import styles from './dialog.module.css';

/** How to search well (MOD-014). */
export function TipsDialog({ opened, onClose }: PanelProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={<Trans>Search tips</Trans>}>
      <ul className={styles.tips}>
        <li>
          <Trans>
            Start with two or three filters. The number beside a box tells you how many colleges you would
            get.
          </Trans>
        </li>
        <li>
          <Trans>
            Look at the net price, not the sticker price. Net price is what students pay on average after
            grants.
          </Trans>
        </li>
        <li>
          <Trans>
            Boxes in one group widen the search: four-year and two-year finds both. Groups together narrow it.
          </Trans>
        </li>
        <li>
          <Trans>
            Some colleges do not report every figure. A filter on a figure leaves those colleges out.
          </Trans>
        </li>
        <li>
          <Trans>Check “Compare” on up to ten colleges to see them side by side.</Trans>
        </li>
        <li>
          <Trans>
            The address of this page holds your search. Copy it to share it with a parent or a counselor.
          </Trans>
        </li>
      </ul>
      <DialogButtons>
        <Button look="main" onClick={onClose} data-autofocus>
          <Trans>Got it</Trans>
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
