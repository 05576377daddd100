import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SideSheet } from '../../../ui/side-sheet.tsx';
import styles from './filters.module.css';

interface FiltersSheetProps {
  opened: boolean;
  /** Undefined while it is not known. */
  total: number | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The filters on a phone. They are used at once; the button leads back to what they give. */
export function FiltersSheet({ opened, total, onClose, children }: FiltersSheetProps) {
  return (
    <SideSheet opened={opened} onClose={onClose} title={<Trans>Filters</Trans>}>
      {children}
      <div className={styles.show}>
        <Button look="main" fullWidth onClick={onClose}>
          {total === undefined ? (
            <Trans>Show programs</Trans>
          ) : (
            <Plural value={total} _0="No program fits" one="Show # program" other="Show # programs" />
          )}
        </Button>
      </div>
    </SideSheet>
  );
}
