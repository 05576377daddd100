import { Trans } from '@lingui/react/macro';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useState } from 'react';
import type { NamedCollege } from '../../data/colleges/college-card.ts';
import { ConfirmLater } from '../../ui/confirm-later.tsx';
import { unsaveWithUndo, useIsSaved } from '../../data/saved-colleges/saved-colleges.ts';
import { startSaving } from '../../data/saved-colleges/start-saving.ts';
import { ToggleButton, type ToggleLook } from '../../ui/toggle-button.tsx';

interface SaveButtonProps {
  college: NamedCollege;
  look?: ToggleLook;
}

/** Saves a college at once; taking it off the list is asked first (MOD-015). Signed out: sign-in comes first. */
export function SaveButton({ college, look }: SaveButtonProps) {
  const saved = useIsSaved(college.id);
  const [asking, setAsking] = useState(false);
  const [opened, setOpened] = useState(false);
  const Icon = saved ? IconBookmarkFilled : IconBookmark;
  const press = () => {
    if (!saved) return startSaving(college);
    setOpened(true);
    setAsking(true);
  };
  return (
    <>
      <ToggleButton
        on={saved}
        look={look}
        icon={<Icon size={19} aria-hidden />}
        of={college.shortName}
        onPress={press}
      >
        {saved ? <Trans>Saved</Trans> : <Trans>Save</Trans>}
      </ToggleButton>
      {opened && (
        <ConfirmLater
          opened={asking}
          title={<Trans>Remove {college.shortName} from your saved colleges?</Trans>}
          danger
          confirmLabel={<Trans>Remove college</Trans>}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void unsaveWithUndo(college);
          }}
        >
          <p>
            <Trans>Your notes about this college are removed too.</Trans>
          </p>
        </ConfirmLater>
      )}
    </>
  );
}
