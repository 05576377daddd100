import { Trans } from '@lingui/react/macro';
import type { SavedCollege } from '@longleaf/contract/saved-colleges';
import { IconTrash } from '@tabler/icons-react';
import { monthAndDay } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { CompareCheckbox } from '../../domain/compare/compare-checkbox.tsx';
import { RecruitButton } from '../../domain/recruiting/recruit-button.tsx';
import { ResultCard } from '../../domain/colleges/result-card.tsx';
import styles from './saved.module.css';

interface SavedCardProps {
  saved: SavedCollege;
  onRemove: () => void;
}

/** A saved college as a card, with the day it was saved. Its name alone once it left the catalogue. */
export function SavedCard({ saved, onRemove }: SavedCardProps) {
  const { college } = saved;
  const day = monthAndDay(new Date(saved.savedDate));
  const date = (
    <span className={`note-text soft ${styles.date}`}>
      <Trans>
        Saved <time dateTime={saved.savedDate}>{day}</time>
      </Trans>
    </span>
  );
  const remove = (
    <Button look="quiet" size="small" icon={<IconTrash size={18} aria-hidden />} onClick={onRemove}>
      <Trans>Remove</Trans>
      <span className="visually-hidden"> {college?.shortName ?? saved.name}</span>
    </Button>
  );
  if (!college) {
    return (
      <article className={`card padded ${styles.left}`}>
        <div className="grow">
          <h3>{saved.name}</h3>
          <p className="small soft">
            <Trans>This college is no longer in our data.</Trans>
          </p>
          {date}
        </div>
        <span data-print="no">{remove}</span>
      </article>
    );
  }
  return (
    <ResultCard
      college={college}
      actions={
        <>
          {date}
          {!college.flags.includes('Closed') && <RecruitButton college={college} />}
          <CompareCheckbox college={college} />
          {remove}
        </>
      }
    />
  );
}
