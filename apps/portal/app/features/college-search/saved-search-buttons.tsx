import { Trans } from '@lingui/react/macro';
import { IconBookmark } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import styles from './saved-search-buttons.module.css';

interface SavedSearchButtonsProps {
  onSave: () => void;
  onLoad: () => void;
  onTips: () => void;
}

/** Keeps this search, or brings a kept one back. */
export function SavedSearchButtons({ onSave, onLoad, onTips }: SavedSearchButtonsProps) {
  return (
    <div className={styles.buttons}>
      <Button icon={<IconBookmark size={19} aria-hidden />} onClick={onSave}>
        <Trans>Save search</Trans>
      </Button>
      <Button look="quiet" onClick={onLoad}>
        <Trans>Saved searches</Trans>
      </Button>
      <Button look="quiet" onClick={onTips}>
        <Trans>Tips</Trans>
      </Button>
    </div>
  );
}
