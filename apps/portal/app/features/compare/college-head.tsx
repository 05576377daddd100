import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ChangeTag } from '../../domain/colleges/change-tag.tsx';
import { SectorPin } from '../../domain/colleges/sector-mark.tsx';
import { useCollegeWords } from '../../domain/colleges/use-college-words.ts';
import { profileAddress } from '../../data/colleges/college-card.ts';
import { SaveButton } from '../../domain/saved-colleges/save-button.tsx';
import type { ComparedCollege } from './compared-college.ts';
import styles from './college-head.module.css';

interface CollegeHeadProps {
  college: ComparedCollege;
  first: boolean;
  last: boolean;
  onRemove: () => void;
  onMove: (by: -1 | 1) => void;
}

/** Head of a column: the college's name, and save, take out and move. */
export function CollegeHead({ college, first, last, onRemove, onMove }: CollegeHeadProps) {
  const { t } = useLingui();
  const { card } = college;
  const name = card.shortName;
  const former = useCollegeWords().former(card);
  return (
    <div role="columnheader" className={styles.head}>
      <div className={styles.name}>
        <SectorPin sector={card.collegeType} />
        <span>
          <Link to={profileAddress(card)}>{name}</Link> <ChangeTag college={card} />
        </span>
      </div>
      {former !== null && <p className="small soft">{former}</p>}
      <div className={styles.actions} data-print="no">
        <span className={styles.save}>
          <SaveButton college={card} />
        </span>
        <button type="button" className={styles.remove} onClick={onRemove}>
          <Trans>Remove</Trans>
          <span className="visually-hidden"> {name}</span>
        </button>
        <span className={styles.move}>
          {!first && (
            <button type="button" aria-label={t`Move ${name} to the left`} onClick={() => onMove(-1)}>
              <IconChevronLeft size={18} aria-hidden />
            </button>
          )}
          {!last && (
            <button type="button" aria-label={t`Move ${name} to the right`} onClick={() => onMove(1)}>
              <IconChevronRight size={18} aria-hidden />
            </button>
          )}
        </span>
      </div>
    </div>
  );
}
