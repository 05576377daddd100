import { Trans } from '@lingui/react/macro';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { startCommand } from '../../shell/pending-commands/commands.ts';
import { ToggleButton, type ToggleLook } from '../../ui/toggle-button.tsx';
import { savedPrograms } from '../../data/saved-programs/saved-programs.ts';

interface SaveProgramButtonProps {
  /** CIP code. */
  programId: string;
  title: string;
  look?: ToggleLook;
}

/** Saves a program or takes it off the list, at once and with Undo (ST-142). A visitor signs in first, once. */
export function SaveProgramButton({ programId, title, look }: SaveProgramButtonProps) {
  const saved = savedPrograms.useIsSaved(programId);
  const Icon = saved ? IconBookmarkFilled : IconBookmark;
  const press = () => {
    if (saved) void savedPrograms.removeWithUndo(programId);
    else void startCommand({ kind: 'save-program', payload: { programId } }, `save:${title}`);
  };
  return (
    <ToggleButton on={saved} look={look} icon={<Icon size={19} aria-hidden />} of={title} onPress={press}>
      {saved ? <Trans>Saved</Trans> : <Trans>Save</Trans>}
    </ToggleButton>
  );
}
