import { Plural, Trans } from '@lingui/react/macro';
import { IconPlayerSkipForward } from '@tabler/icons-react';
import { Button } from '../../../../ui/button.tsx';
import styles from './sorter.module.css';
import type { Sorting } from './use-sorting.ts';

const SHOWN_AFTER = 3;

interface CardQueueProps {
  sorting: Sorting;
  isSaving: boolean;
  /** Stays at the lower edge while the groups scroll. */
  isDocked: boolean;
}

/** The card in front, those behind it, and the way to put it off. */
export function CardQueue({ sorting: { waiting, skip }, isSaving, isDocked }: CardQueueProps) {
  const [front, ...after] = waiting;
  if (!front)
    return (
      <div className={styles.queue} data-docked={isDocked || undefined}>
        <p className={styles.done}>
          <strong>
            <Trans>All cards are placed.</Trans>
          </strong>{' '}
          <Trans>Press a card to take it back, or see your results.</Trans>
        </p>
      </div>
    );
  return (
    <div className={styles.queue} data-docked={isDocked || undefined}>
      <div className={styles.card} aria-busy={isSaving}>
        <p>
          <Trans>At work it matters to me that</Trans>
        </p>
        <p className={styles.text}>{front.name}</p>
        <p className={styles.saving} aria-hidden>
          {isSaving ? <Trans>Saving the last one</Trans> : ' '}
        </p>
      </div>
      {!isDocked && after.length > 0 && (
        <div className={styles.after}>
          <p className="soft">
            <Trans>Waiting after this one</Trans>
          </p>
          <ul className="plain-list">
            {after.slice(0, SHOWN_AFTER).map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
          {after.length > SHOWN_AFTER && (
            <p className="soft">
              <Plural value={after.length - SHOWN_AFTER} one="and # more" other="and # more" />
            </p>
          )}
        </div>
      )}
      {after.length > 0 && (
        <div className={styles.skip}>
          {isDocked && (
            <p>
              <Plural value={after.length} one="# more waits" other="# more wait" />
            </p>
          )}
          <Button
            look={isDocked ? 'quiet' : 'second'}
            icon={<IconPlayerSkipForward size={18} aria-hidden />}
            onClick={skip}
          >
            <Trans>Skip for now</Trans>
          </Button>
          {!isDocked && (
            <p className="note-text soft">
              <Trans>A skipped card comes back last.</Trans>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
