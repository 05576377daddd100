import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedCollege } from '@longleaf/contract/saved-colleges';
import { contradictionOf } from '@longleaf/rules/saved-colleges/tracked-actions';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { profileAddress } from '../../../data/colleges/college-card.ts';
import { ChangeTag } from '../../../domain/colleges/change-tag.tsx';
import { useCollegeWords } from '../../../domain/colleges/use-college-words.ts';
import { CompareCheckbox } from '../../../domain/compare/compare-checkbox.tsx';
import { nameOfSaved } from '../../../domain/saved-colleges/use-college-removal.tsx';
import { Button } from '../../../ui/button.tsx';
import { CONTRADICTION_WORDS, NEXT_WORDS } from './action-words.ts';
import { doneOf, nextOfSaved } from './next-of-saved.ts';
import styles from './colleges.module.css';

interface PlannedNameProps {
  saved: SavedCollege;
  onDetails: () => void;
  onRemove: () => void;
}

/** A saved college by name, with what is next, what does not go together, and what can be done with it. */
export function PlannedName({ saved, onDetails, onRemove }: PlannedNameProps) {
  const { t, i18n } = useLingui();
  const words = useCollegeWords();
  const { college } = saved;
  const name = nameOfSaved(saved);
  const next = nextOfSaved(saved);
  const contradiction = contradictionOf(doneOf(saved));
  return (
    <div className={styles.college}>
      {college ? (
        <span>
          <Link to={profileAddress(college)}>{name}</Link> <ChangeTag college={college} />
        </span>
      ) : (
        <span>{name}</span>
      )}
      <span className="small soft">{college ? words.place(college) : t`No longer in our data`}</span>
      {next !== null && <span className={styles.next}>{i18n._(NEXT_WORDS[next])}</span>}
      {contradiction !== null && (
        <span className={styles.look}>{i18n._(CONTRADICTION_WORDS[contradiction])}</span>
      )}
      {[saved.notes, saved.campusNotes].map(
        (note, index) =>
          note !== '' && (
            // The two kinds of note never change places.
            <q key={index} className={styles.note}>
              {note}
            </q>
          ),
      )}
      <span className={styles.acts} data-print="no">
        <Button look="quiet" size="small" icon={<IconPencil size={18} aria-hidden />} onClick={onDetails}>
          <Trans>Dates and notes</Trans>
          <span className="visually-hidden"> {name}</span>
        </Button>
        {college && <CompareCheckbox college={college} />}
        <Button look="quiet" size="small" icon={<IconTrash size={18} aria-hidden />} onClick={onRemove}>
          <Trans>Remove</Trans>
          <span className="visually-hidden"> {name}</span>
        </Button>
      </span>
    </div>
  );
}
