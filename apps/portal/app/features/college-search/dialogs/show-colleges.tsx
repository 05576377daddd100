import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import type { CollegeSearch } from '../../../domain/college-search/college-search.ts';
import { FoundButton } from '../found-button.tsx';
import styles from './dialog.module.css';

interface ShowCollegesProps {
  search: CollegeSearch;
  onShow: () => void;
  /** Takes off what this window puts on; left out when there is nothing of it. */
  onClear?: (() => void) | undefined;
}

/** The foot of a filter window: clear its filters, or see what they give. */
export function ShowColleges({ search, onShow, onClear }: ShowCollegesProps) {
  return (
    <div className={styles.foot}>
      {onClear && (
        <Button look="quiet" onClick={onClear}>
          <Trans>Clear</Trans>
        </Button>
      )}
      <FoundButton search={search} onShow={onShow} />
    </div>
  );
}
