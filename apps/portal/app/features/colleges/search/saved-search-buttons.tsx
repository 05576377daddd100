import { Trans } from '@lingui/react/macro';
import { IconBookmark } from '@tabler/icons-react';
import { Button } from '../../../ui/button.tsx';

interface SavedSearchButtonsProps {
  onSave: () => void;
  onLoad: () => void;
}

/** Keeps this search, or brings a kept one back. */
export function SavedSearchButtons({ onSave, onLoad }: SavedSearchButtonsProps) {
  return (
    <>
      <Button icon={<IconBookmark size={19} aria-hidden />} onClick={onSave}>
        <Trans>Save search</Trans>
      </Button>
      <Button look="quiet" onClick={onLoad}>
        <Trans>Saved searches</Trans>
      </Button>
    </>
  );
}
