import type { SavedCollege } from '@longleaf/contract/saved-colleges';
import type { TrackedActionId } from '@longleaf/rules/saved-colleges/tracked-actions';
import { useState } from 'react';
import { markAction } from '../../../data/saved-colleges/mark-actions.ts';
import { nameOfSaved } from '../../../domain/saved-colleges/use-college-removal.tsx';
import { wholeDate } from '../../../lib/format.ts';
import { useSettings } from '../../../lib/settings.ts';
import { todayBy } from '../../../lib/today.ts';
import styles from './colleges.module.css';

interface MarkBoxProps {
  personId: string;
  saved: SavedCollege;
  action: TrackedActionId;
  /** The action as the specification calls it. */
  name: string;
}

/** Whether something is done about a college, to tick off, with its day. */
export function MarkBox({ personId, saved, action, name }: MarkBoxProps) {
  const { now } = useSettings();
  const done = saved.actions.find(({ questionID }) => questionID === action);
  // What was pressed is shown in the same frame; the list that it is kept in follows.
  const [pressed, setPressed] = useState<boolean | null>(null);
  const mark = async (isDone: boolean) => {
    setPressed(isDone);
    const doneOn = done?.doneOn ?? todayBy(now);
    await markAction(personId, saved, { action, done: isDone, doneOn });
    setPressed(null);
  };
  return (
    <span className={styles.mark}>
      <input
        type="checkbox"
        aria-label={`${nameOfSaved(saved)}: ${name}`}
        checked={pressed ?? done !== undefined}
        onChange={(event) => void mark(event.currentTarget.checked)}
      />
      {done?.doneOn && (
        <time dateTime={done.doneOn} className={styles.day}>
          {wholeDate(done.doneOn)}
        </time>
      )}
    </span>
  );
}
