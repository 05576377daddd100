import { Plural } from '@lingui/react/macro';
import { Message } from '../../../ui/message.tsx';
import styles from './colleges.module.css';

/** Notices gently that somebody plans to go to several of all their colleges; nothing is changed by it. */
export function PlansToGo({ planned }: { planned: number }) {
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
