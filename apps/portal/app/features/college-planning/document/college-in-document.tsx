import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedCollege } from '@longleaf/contract/saved-colleges';
import { ChangeTag } from '../../../domain/colleges/change-tag.tsx';
import { useCollegeWords } from '../../../domain/colleges/use-college-words.ts';
import { nameOfSaved } from '../../../domain/saved-colleges/use-college-removal.tsx';
import { Facts } from '../../../kit/page/facts.tsx';
import { wholeDate } from '../../../lib/format.ts';
import { ACTION_COLUMNS, NEXT_WORDS } from '../saved-colleges/action-words.ts';
import { nextOfSaved } from '../saved-colleges/next-of-saved.ts';
import styles from './document.module.css';

/** A saved college on paper: what is done with its days, what is next, and what was noted. */
export function CollegeInDocument({ saved }: { saved: SavedCollege }) {
  const { t, i18n } = useLingui();
  const words = useCollegeWords();
  const { college, actions, notes, campusNotes } = saved;
  const next = nextOfSaved(saved);
  const done = ACTION_COLUMNS.flatMap(({ id, name }) => {
    const action = actions.find(({ questionID }) => questionID === id);
    const day = action?.doneOn ? wholeDate(action.doneOn) : <Trans>Yes, no date noted</Trans>;
    return action ? [[i18n._(name), day] as const] : [];
  });
  return (
    <li>
      <h3>
        {nameOfSaved(saved)} {college && <ChangeTag college={college} />}
      </h3>
      <p className="small soft">{college ? words.place(college) : t`No longer in our data`}</p>
      {done.length > 0 && <Facts facts={done} />}
      {next !== null && <p className={styles.next}>{i18n._(NEXT_WORDS[next])}</p>}
      {notes !== '' && <q className={styles.note}>{notes}</q>}
      {campusNotes !== '' && (
        <p>
          <Trans>Campus visit:</Trans> <q className={styles.note}>{campusNotes}</q>
        </p>
      )}
    </li>
  );
}
