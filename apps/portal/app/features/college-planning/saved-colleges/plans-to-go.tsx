import { Plural } from '@lingui/react/macro';
import type { SavedCollege } from '@longleaf/contract/saved-colleges';
import { Message } from '../../../ui/message.tsx';
import styles from './colleges.module.css';

/** 'Intend to Enroll' of CON-075. */
const INTEND = 6;

/** Notices gently that somebody plans to go to several colleges; nothing is changed by it. */
export function PlansToGo({ saved }: { saved: readonly SavedCollege[] }) {
  const planned = saved.filter(({ actions }) =>
    actions.some(({ questionID }) => questionID === INTEND),
  ).length;
  if (planned < 2) return null;
  return (
    <div className={styles.several}>
      <Message kind="info">
        <Plural
          value={planned}
          one="You plan to go to # college."
          other="You plan to go to # colleges. Most people start at one. Is one of them out of date?"
        />
      </Message>
    </div>
  );
}
