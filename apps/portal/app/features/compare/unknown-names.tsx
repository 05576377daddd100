import { Plural } from '@lingui/react/macro';
import { Message } from '../../ui/message.tsx';
import styles from './compare-screen.module.css';

/** Names of the address that no college has. */
export function UnknownNames({ names }: { names: readonly string[] }) {
  const list = names.join(', ');
  return (
    <div className={styles.unknown}>
      <Message kind="info">
        <Plural
          value={names.length}
          one={`We do not know this college, so it is left out: ${list}`}
          other={`We do not know these colleges, so they are left out: ${list}`}
        />
      </Message>
    </div>
  );
}
