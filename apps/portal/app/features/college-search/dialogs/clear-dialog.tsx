import { Plural, Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { PanelProps } from '../panels.tsx';
import { appliedCount } from '../../../domain/college-search/applied-count.ts';
import { cleared } from '../../../domain/college-search/edit.ts';

/** Asks before all filters are taken off (MOD-008). */
export function ClearDialog({ opened, onClose, search, onSearch }: PanelProps) {
  return (
    <ConfirmDialog
      opened={opened}
      title={<Trans>Clear all filters?</Trans>}
      danger
      confirmLabel={<Trans>Clear all</Trans>}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        onSearch(cleared(search));
      }}
    >
      <p>
        <Plural
          value={appliedCount(search.filters)}
          one="This takes # filter off and starts again with every college."
          other="This takes # filters off and starts again with every college."
        />
      </p>
    </ConfirmDialog>
  );
}
