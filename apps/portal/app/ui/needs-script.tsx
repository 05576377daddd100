import { Message } from './message.tsx';
import styles from './needs-script.module.css';

/** What stands in place of a part that cannot work where no script runs. */
export function NeedsScript({ className, children }: { className?: string; children: React.ReactNode }) {
  return (
    <noscript>
      <div className={[styles.note, className].filter(Boolean).join(' ')}>
        <Message kind="info">{children}</Message>
      </div>
    </noscript>
  );
}
