import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import type { Counts } from '../queries.ts';
import styles from './dialog.module.css';

interface ShowCollegesProps {
  counts: Counts | undefined;
  onShow: () => void;
  /** Takes off what this window puts on; left out when there is nothing of it. */
  onClear?: (() => void) | undefined;
}

/** The foot of a filter window: clear its filters, or see what they give. */
export function ShowColleges({ counts, onShow, onClear }: ShowCollegesProps) {
  return (
    <div className={styles.foot}>
      {onClear && (
        <Button look="quiet" onClick={onClear}>
          <Trans>Clear</Trans>
        </Button>
      )}
      <Button look="main" className="grow" onClick={onShow}>
        {counts === undefined ? (
          <Trans>Show colleges</Trans>
        ) : (
          <Plural value={counts.total} one="Show # college" other="Show # colleges" />
        )}
      </Button>
    </div>
  );
}
