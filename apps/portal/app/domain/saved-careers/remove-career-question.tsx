import { Trans } from '@lingui/react/macro';
import { savedCareers } from '../../data/saved-careers/saved-careers.ts';
import { ConfirmLater } from '../../ui/confirm-later.tsx';

interface RemoveCareerQuestionProps {
  /** O*NET-SOC code. */
  occCode: string;
  occTitle: string;
  opened: boolean;
  onClosed: () => void;
  /** After it was taken off: the focus needs another place where its row is gone. */
  onRemoved?: () => void;
}

/** Asks before a career is taken off the list, and then offers the way back (MOD-017, ST-133, decision 0028). */
export function RemoveCareerQuestion({
  occCode,
  occTitle,
  opened,
  onClosed,
  onRemoved,
}: RemoveCareerQuestionProps) {
  return (
    <ConfirmLater
      opened={opened}
      danger
      title={<Trans>Remove {occTitle} from your saved careers?</Trans>}
      confirmLabel={<Trans>Remove career</Trans>}
      onCancel={onClosed}
      onConfirm={() => {
        onClosed();
        void savedCareers.removeWithUndo(occCode).then(onRemoved);
      }}
    >
      <p>
        <Trans>You can save it again at any time.</Trans>
      </p>
    </ConfirmLater>
  );
}
