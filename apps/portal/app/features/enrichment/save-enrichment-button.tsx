import { Trans } from '@lingui/react/macro';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { savedEnrichment } from '../../data/saved-enrichment/saved-enrichment.ts';
import { startCommand } from '../../shell/pending-commands/commands.ts';
import { ToggleButton } from '../../ui/toggle-button.tsx';

/** Saves a program or takes it off the list, at once and with Undo. A visitor signs in first, once. */
export function SaveEnrichmentButton({ id, name }: { id: number; name: string }) {
  const programId = String(id);
  const saved = savedEnrichment.useIsSaved(programId);
  const Icon = saved ? IconBookmarkFilled : IconBookmark;
  const press = () => {
    if (saved) void savedEnrichment.removeWithUndo(programId);
    else void startCommand({ kind: 'save-enrichment', payload: { programId } }, `save:${name}`);
  };
  return (
    <ToggleButton on={saved} icon={<Icon size={19} aria-hidden />} of={name} onPress={press}>
      {saved ? <Trans>Saved</Trans> : <Trans>Save</Trans>}
    </ToggleButton>
  );
}
